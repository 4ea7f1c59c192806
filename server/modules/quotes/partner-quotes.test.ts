import sharp from 'sharp'
import type { IssuedQuote, QuoteAnswer } from '../../../src/contract/quote-schema'
import { agencyClient } from '../../testing/agency'
import { choice, workedTotal } from '../../testing/booking-steps'
import { smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth } from '../../testing/test-app'
import { client, type TestClient } from '../../testing/test-client'
import { giveLogo, takeLogo } from '../subagents/agency-logo'

const { birthDate, nationality } = choice().student
const student = { firstname: 'Noura', lastname: 'Alharbi', birth_date: birthDate, nationality }

const issue = async (visitor: TestClient, change: Record<string, unknown> = {}): Promise<IssuedQuote> =>
  (await visitor.call<QuoteAnswer>('quote/issue', { mode: 'partner', student, alternatives: [choice()], ...change })).body.quote
const open = async (visitor: TestClient, link: string): Promise<IssuedQuote> =>
  (await visitor.call<QuoteAnswer>('quote/getByLink', { link })).body.quote
const onlyOf = ({ alternatives: [first] }: IssuedQuote) => {
  if (!first) throw new Error('no alternative')
  return first
}
const total = (groups: IssuedQuote['alternatives'][number]['groups']) => groups.reduce((all, { sar }) => all + sar, 0)

describeOnBoth(
  "quote: a partner's quote (spec §2 student and partner; issue “quotes”)",
  (getApp) => {
    test('given a hidden breakdown, then the partner reads every line and a stranger group totals alone, of the paper and of today', async () => {
      const { visitor } = await agencyClient(getApp())
      const own = await issue(visitor, { hide_breakdown: true })
      const theirs = onlyOf(await open(await client(getApp()), own.link))
      expect(onlyOf(own).price.lines.length).toBeGreaterThan(5)
      expect(onlyOf(await open(visitor, own.link)).price.lines).toEqual(onlyOf(own).price.lines)
      expect([theirs.price.lines, theirs.now.price?.lines]).toEqual([[], []])
      expect(theirs.groups.map(({ group }) => group)).toEqual(['course', 'accommodation', 'other', 'agency'])
      expect([total(theirs.groups), theirs.price.totalSar, theirs.now.price?.totalSar]).toEqual([workedTotal, workedTotal, workedTotal])
    })

    test('given a hidden breakdown, then no amount of a single fee is in the answer a stranger gets', async () => {
      const { visitor } = await agencyClient(getApp())
      const own = await issue(visitor, { hide_breakdown: true })
      const { body } = await (await client(getApp())).call<QuoteAnswer>('quote/getByLink', { link: own.link })
      expect(JSON.stringify(body)).not.toMatch(/"rule"|tuitionWhole|promotionPercent/)
    })

    test('given a shown breakdown, then everybody reads the lines, and their groups come to the total', async () => {
      const { visitor } = await agencyClient(getApp())
      const { link } = await issue(visitor)
      const theirs = onlyOf(await open(await client(getApp()), link))
      expect(theirs.price.lines.reduce((all, { sar }) => all + sar, 0)).toBe(workedTotal)
      expect(total(theirs.groups)).toBe(workedTotal)
    })

    test('given a commission, then it is the partner’s; a stranger reads it only where the partner shows it', async () => {
      const { visitor } = await agencyClient(getApp())
      const hidden = await issue(visitor)
      const shown = await issue(visitor, { hide_commission: false })
      const stranger = await client(getApp())
      const { commission } = onlyOf(hidden)
      expect(commission).toBeGreaterThan(0)
      expect([hidden.hide_commission, shown.hide_commission]).toEqual([true, false])
      expect(onlyOf(await open(stranger, hidden.link)).commission).toBeNull()
      expect(onlyOf(await open(stranger, shown.link)).commission).toBe(commission)
      expect((await open(stranger, hidden.link)).partner).toBe('Study Partners')
    })

    test('given a share agreed anew, then the commission of a quote stays the one of its day of issue', async () => {
      const app = getApp()
      const { visitor, agencyId } = await agencyClient(app)
      const own = await issue(visitor)
      await app.services.db.updateTable('sub_agents').set({ commission_basis_points: 2000 }).where('id', '=', agencyId).execute()
      expect(onlyOf(await open(visitor, own.link)).commission).toBe(onlyOf(own).commission)
    })

    test('given a new logo and a new name, then an issued quote keeps those of its day of issue, for everybody', async () => {
      const app = getApp()
      const { visitor, agencyId } = await agencyClient(app)
      const drawn = (background: string) =>
        sharp({ create: { width: 240, height: 80, channels: 3, background } })
          .png()
          .toBuffer()
      await giveLogo(app.services, agencyId, await drawn('#0b6e6e'))
      const first = await issue(visitor)
      expect(first.logo).toMatchObject({ src: expect.stringMatching(/^data:image\/png;base64,/), width: 240, height: 80 })
      await giveLogo(app.services, agencyId, await drawn('#c8553d'))
      await app.services.db.updateTable('sub_agents').set({ agency_name: 'Another name' }).where('id', '=', agencyId).execute()
      const second = await issue(visitor)
      expect(second.logo?.src).not.toBe(first.logo?.src)
      await takeLogo(app.services, agencyId)
      const stranger = await client(app)
      for (const quote of [first, second]) {
        const { logo, partner } = await open(stranger, quote.link)
        expect([logo, partner]).toEqual([quote.logo, quote.partner])
      }
      expect([first.partner, second.partner, (await issue(visitor)).logo]).toEqual(['Study Partners', 'Another name', null])
    })

    test('given a student’s quote of a partner, then it carries neither its name nor its logo', async () => {
      const app = getApp()
      const { visitor, agencyId } = await agencyClient(app)
      await giveLogo(
        app.services,
        agencyId,
        await sharp({ create: { width: 90, height: 90, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
      )
      const quote = await issue(visitor, { mode: 'student' })
      expect([quote.partner, quote.logo]).toEqual([null, null])
    })

    test('given an agency that is not approved, or any more, then it issues no partner quote', async () => {
      const app = getApp()
      const { visitor, agencyId } = await agencyClient(app)
      for (const state of ['applied', 'declined', 'suspended'] as const) {
        await app.services.db.updateTable('sub_agents').set({ state }).where('id', '=', agencyId).execute()
        const { body } = await visitor.failing('quote/issue', { mode: 'partner', student, alternatives: [choice()] })
        expect(body.error.code).toBe('quote_partner_only')
      }
    })

    test('given a student who asks to hide lines, then nothing is hidden: it is a partner’s choice', async () => {
      const quote = await issue(await client(getApp()), { mode: 'student', hide_breakdown: true, hide_commission: false })
      expect([quote.hide_breakdown, onlyOf(quote).commission]).toEqual([false, null])
      expect(onlyOf(await open(await client(getApp()), quote.link)).price.lines.length).toBeGreaterThan(5)
    })

    test('given the worked example, then a fifth is due now and the rest four weeks before the start', async () => {
      const { payment } = onlyOf(await issue(await client(getApp()), { mode: 'student' }))
      expect(payment).toEqual({ deposit: 590_208, balance: 2_360_832, balance_on: '2026-05-18' })
    })
  },
  { prepare: smallCatalogue },
)
