import { configPaths } from '../../../src/config/config-paths'
import { limits } from '../../../src/config/limits'
import type { QuoteItems } from '../../../src/contract/cart-schema'
import type { IssuedQuote, QuoteAccepted, QuoteAnswer, QuoteList } from '../../../src/contract/quote-schema'
import { addDays } from '../../../src/domain/dates'
import { choice, plainChoice, workedTotal } from '../../testing/booking-steps'
import { customerClient } from '../../testing/logged-in'
import { courseIds, raiseRevision, smallCatalogue } from '../../testing/small-catalogue'
import { defaultMoment, describeOnBoth, type TestApp } from '../../testing/test-app'
import { client, type TestClient } from '../../testing/test-client'
import { forgetQuotes } from './forget-quotes'

const { birthDate, nationality } = choice().student
const student = { firstname: 'Noura', lastname: 'Alharbi', gender: 'female', birth_date: birthDate, nationality, city: 'Riyadh' }
const wish = (change: Record<string, unknown> = {}) => ({ student, alternatives: [choice()], ...change })
const issue = async (visitor: TestClient, change: Record<string, unknown> = {}): Promise<IssuedQuote> =>
  (await visitor.call<QuoteAnswer>('quote/issue', wish(change))).body.quote
const open = async (visitor: TestClient, link: string): Promise<IssuedQuote> =>
  (await visitor.call<QuoteAnswer>('quote/getByLink', { link })).body.quote
const refused = async (visitor: TestClient, name: Parameters<TestClient['failing']>[0], input: Record<string, unknown>) => {
  const { status, body } = await visitor.failing(name, input)
  return { status, code: body.error.code, fields: body.error.fields }
}

/** The catalogue was changed and the server looks again. */
const edited = async (app: TestApp): Promise<void> => {
  await raiseRevision(app.services.db)
  app.services.catalogue.recheck()
}

describeOnBoth(
  'quote: issued quotes (spec §4 "Quote")',
  (getApp) => {
    test('given the worked example, then it is issued with a number, the price to the halala, names in both languages and its last day', async () => {
      const quote = await issue(await client(getApp()), { notes: ' Window room, please. ' })
      expect(quote).toMatchObject({
        number: expect.stringMatching(/^RQ-26-\d{6}$/),
        link: expect.stringMatching(/^[\w-]{43}$/),
        status: 'issued',
        mode: 'student',
        issued_on: '2026-03-01',
        student: { ...student },
        notes: 'Window room, please.',
        accepted: null,
        own: true,
        partner: null,
        logo: null,
      })
      expect(quote.valid_until > quote.issued_on).toBe(true)
      expect(quote.alternatives).toHaveLength(1)
      expect(quote.alternatives[0]).toMatchObject({
        price: { totalSar: workedTotal },
        commission: null,
        now: { problem: null, difference: 0, price: { totalSar: workedTotal } },
        names: { name: { en: 'General English', ar: expect.stringMatching(/[\u0600-\u06ff]/) } },
      })
    })

    test('given prices, rates and states sent along, then they are not looked at', async () => {
      const sent = { ...choice(), price: { totalSar: 1 }, totalSar: 1 }
      const quote = await issue(await client(getApp()), {
        alternatives: [sent],
        status: 'accepted',
        valid_until: '2099-01-01',
        number: 'RQ-1',
      })
      expect([quote.alternatives[0]?.price.totalSar, quote.status]).toEqual([workedTotal, 'issued'])
      expect(quote.valid_until < '2027-01-01').toBe(true)
    })

    test('given its address, then anybody opens it without log-in, and it is not theirs; a guessed address is unknown', async () => {
      const { link } = await issue(await client(getApp()))
      const stranger = await client(getApp(), 'en')
      expect(await open(stranger, link)).toMatchObject({ own: false, student: { firstname: 'Noura' } })
      for (const guess of [
        `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`,
        link.toLowerCase() === link ? 'x' : link.toLowerCase(),
        '',
        '%',
        "' or 1=1 --",
      ])
        expect(await refused(stranger, 'quote/getByLink', { link: guess })).toMatchObject({ status: 404, code: 'quote_unknown' })
    })

    test('given rates that rose after issue, then the paper keeps its price and the difference is shown; the last day is one in Riyadh', async () => {
      const app = getApp()
      const { db } = app.services
      const visitor = await client(app)
      const { link, valid_until, rates_micro } = await issue(visitor)
      const rates = db.updateTable('configs').where('path', '=', configPaths.ratesMicro)
      await rates.set({ value: JSON.stringify({ ...rates_micro, GBP: (rates_micro.GBP ?? 0) + 50_000 }) }).execute()
      await edited(app)
      const quote = await open(visitor, link)
      const [alternative] = quote.alternatives
      expect([quote.rates_micro, alternative?.price.totalSar]).toEqual([rates_micro, workedTotal])
      expect(alternative?.now.difference).toBeGreaterThan(0)
      expect(alternative?.now.price?.totalSar).toBe(workedTotal + (alternative?.now.difference ?? 0))
      expect(await refused(visitor, 'quote/accept', { link, alternative: 0, expected_total: workedTotal })).toMatchObject({
        code: 'cart_price_changed',
      })
      await rates.set({ value: JSON.stringify(rates_micro) }).execute()
      await edited(app)
      app.setNow(`${valid_until}T20:59:59Z`)
      const lastMoment = (await open(await client(app), link)).status
      app.setNow(`${valid_until}T21:00:00Z`)
      expect([lastMoment, (await open(await client(app), link)).status]).toEqual(['issued', 'expired'])
      app.setNow(defaultMoment)
    })

    test('given a quote of an offer’s last second, when midnight in Riyadh has passed, then the paper keeps the offer and today is dearer by it', async () => {
      const app = getApp()
      app.setNow('2026-03-31T20:59:59Z')
      const visitor = await client(app)
      const { link, alternatives, issued_on } = await issue(visitor)
      expect([issued_on, alternatives[0]?.price.totalSar, alternatives[0]?.now.difference]).toEqual(['2026-03-31', workedTotal, 0])
      app.setNow('2026-03-31T21:00:00Z')
      const [alternative] = (await open(visitor, link)).alternatives
      expect([alternative?.price.totalSar, alternative?.now.difference]).toEqual([workedTotal, 222_750])
      const next = await issue(visitor)
      expect([next.issued_on, next.alternatives[0]?.price.totalSar]).toEqual(['2026-04-01', workedTotal + 222_750])
      app.setNow(defaultMoment)
    })

    test.each([
      ['turns 18 in the middle of the stay: seven weeks of supplement', '2008-08-01', 0],
      ['has her birthday on the first day of lessons: the week that began the day before', '2008-06-15', -89_100],
      ['has it on the day of arrival: none', '2008-06-14', -103_950],
      ['was born on 29 February: of age since 1 March', '2008-02-29', -103_950],
    ])('given a student who %s', async (_, birth_date, difference) => {
      const quote = await issue(await client(getApp()), { student: { ...student, birth_date } })
      expect(quote.alternatives[0]?.price.totalSar).toBe(workedTotal + difference)
    })

    test('given a course that can’t be booked any more, then the paper can be read and says so', async () => {
      const app = getApp()
      const visitor = await client(app)
      const { link } = await issue(visitor)
      const course = app.services.db.updateTable('courses').where('id', '=', courseIds.worked)
      await course.set({ bookable: 0 }).execute()
      await edited(app)
      const [alternative] = (await open(visitor, link)).alternatives
      const answer = await refused(visitor, 'quote/accept', { link, alternative: 0, expected_total: workedTotal })
      await course.set({ bookable: 1 }).execute()
      await edited(app)
      expect(alternative).toMatchObject({ price: { totalSar: workedTotal }, now: { price: null, problem: 'cart_item_not_bookable' } })
      expect(answer.code).toBe('cart_item_not_bookable')
    })

    test('given three alternatives, then each is priced; four, none and two alike are refused', async () => {
      const visitor = await client(getApp())
      const three = [choice(), plainChoice(), plainChoice({ weeks: 8 })]
      expect((await issue(visitor, { alternatives: three })).alternatives.map(({ choice: { weeks } }) => weeks)).toEqual([12, 4, 8])
      for (const alternatives of [[], [...three, plainChoice({ weeks: 6 })], [plainChoice(), plainChoice()], 'x'])
        expect((await refused(visitor, 'quote/issue', wish({ alternatives }))).status).toBe(422)
    })

    test.each([
      [{ student: {} }, 'quote_student_needed', { 'student.firstname': 'required', 'student.lastname': 'required' }],
      [{ student: { ...student, firstname: ' \u200f ' } }, 'quote_student_needed', { 'student.firstname': 'required' }],
      [{ student: { ...student, lastname: 'x'.repeat(limits.text.name + 1) } }, 'validation', { 'student.lastname': 'tooLong' }],
      [{ student: { ...student, birth_date: '2027-02-30' } }, 'validation', { 'student.birth_date': 'birthDate' }],
      [{ student: { ...student, birth_date: '2026-03-02' } }, 'validation', { 'student.birth_date': 'birthDate' }],
      [{ student: { ...student, nationality: 'XX' } }, 'validation', { 'student.nationality': 'country' }],
      [{ notes: 'x'.repeat(limits.quote.notes + 1) }, 'validation', { notes: 'tooLong' }],
      [{ mode: 'partner' }, 'quote_partner_only', undefined],
    ])('given %j, then %s', async (change, code, fields) => {
      expect(await refused(await client(getApp()), 'quote/issue', wish(change))).toMatchObject({ code, ...(fields ? { fields } : {}) })
    })

    test('given Arabic digits, marks that turn the line and a birthday on 29 February, then they are read as meant', async () => {
      const quote = await issue(await client(getApp()), {
        student: { ...student, firstname: '\u202eنورة', birth_date: '٢٠٠٠-٠٢-٢٩' },
        alternatives: [{ ...plainChoice(), weeks: '١٢' }],
      })
      expect([quote.student.firstname, quote.student.birth_date, quote.alternatives[0]?.choice.weeks]).toEqual(['نورة', '2000-02-29', 12])
    })

    test('given acceptance at the price of today, then the cart has it at that price; again and in parallel, once', async () => {
      const visitor = await client(getApp())
      const { link } = await issue(visitor)
      const accept = () => visitor.call<QuoteAccepted>('quote/accept', { link, alternative: 0, expected_total: workedTotal })
      const answers = await Promise.all([accept(), accept(), accept()])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const { items } = (await visitor.call<QuoteItems>('core/cart/getQuoteItems')).body
      expect(items.map(({ qty, row_total }) => [qty, row_total])).toEqual([[1, workedTotal]])
      expect(await open(visitor, link)).toMatchObject({ status: 'accepted', accepted: 0 })
    })

    test('given another total than today’s, or an alternative that is none, then nothing is put into the cart', async () => {
      const visitor = await client(getApp())
      const { link } = await issue(visitor)
      expect(await refused(visitor, 'quote/accept', { link, alternative: 0, expected_total: 1 })).toMatchObject({
        code: 'cart_price_changed',
      })
      expect(await refused(visitor, 'quote/accept', { link, alternative: 0 })).toMatchObject({ code: 'cart_price_changed' })
      for (const alternative of [-1, 1, 99])
        expect(await refused(visitor, 'quote/accept', { link, alternative, expected_total: workedTotal })).toMatchObject({
          code: 'quote_alternatives',
        })
      expect((await visitor.call<QuoteItems>('core/cart/getQuoteItems')).body.items).toEqual([])
    })

    test('given the history, then each sees their own, newest first', async () => {
      const visitor = await client(getApp())
      const first = await issue(visitor)
      const second = await issue(visitor, { alternatives: [plainChoice()] })
      const { items } = (await visitor.call<QuoteList>('quote/getList')).body
      expect(items.map(({ number }) => number).sort()).toEqual([first.number, second.number].sort())
      expect(items.find(({ number }) => number === first.number)).toMatchObject({
        student: 'Noura Alharbi',
        total: workedTotal,
        alternatives: 1,
        status: 'issued',
      })
      const { visitor: customer } = await customerClient(getApp())
      expect((await customer.call<QuoteList>('quote/getList')).body.items).toEqual([])
    })

    test('given a guest whose session has ended, then the quote names nobody 30 days after its last day, and not before', async () => {
      const app = getApp()
      const { db } = app.services
      const guest = await client(app)
      const { visitor: customer } = await customerClient(app)
      const quote = await issue(guest, { notes: 'Call my mother' })
      const customers = await issue(customer)
      const sweep = async (day: string) => {
        app.setNow(`${day}T09:00:00.000Z`)
        await forgetQuotes(db, app.services.now(), app.services.today())
        app.setNow(defaultMoment)
        return open(await client(app), quote.link)
      }
      await db.updateTable('sessions').set({ expires_at: '2026-04-01T00:00:00.000Z' }).execute()
      expect((await sweep(addDays(quote.valid_until, 30))).student.firstname).toBe('Noura')
      const cleared = await sweep(addDays(quote.valid_until, 31))
      expect([cleared.student, cleared.notes, cleared.number]).toEqual([
        { firstname: '', lastname: '', gender: null, birth_date: null, nationality: null, city: '' },
        '',
        quote.number,
      ])
      const { student: chosen } = cleared.alternatives[0]?.choice ?? {}
      expect([chosen, cleared.alternatives[0]?.price.totalSar]).toEqual([{ birthDate: null, nationality: null }, workedTotal])
      const row = await db.selectFrom('issued_quotes').selectAll().where('number', '=', quote.number).executeTakeFirstOrThrow()
      expect(JSON.stringify(row)).not.toMatch(/Noura|Alharbi|2008-08-01|mother/)
      expect((await open(await client(app), customers.link)).student.firstname).toBe('Noura')
    })

    test('given twenty issues at once, then twenty different numbers', async () => {
      const visitor = await client(getApp())
      const quotes = await Promise.all(Array.from({ length: 20 }, () => issue(visitor)))
      expect(new Set(quotes.map(({ number }) => number)).size).toBe(20)
    })
  },
  { prepare: smallCatalogue, at: defaultMoment },
)
