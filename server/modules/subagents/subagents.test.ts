import sharp from 'sharp'
import type { OwnSubAgent, SubAgentRecord } from '../../../src/contract/sub-agent-schema'
import { agencyClient } from '../../testing/agency'
import { customerClient } from '../../testing/logged-in'
import { describeOnBoth } from '../../testing/test-app'
import { client, type TestClient } from '../../testing/test-client'
import { giveLogo, takeLogo } from './agency-logo'

const own = async (visitor: TestClient, sent: Record<string, unknown> = {}): Promise<SubAgentRecord | null> =>
  (await visitor.call<OwnSubAgent>('subagents/getByLoggedCustomer', sent)).body.data

const plain = (width: number, height: number, background: sharp.Color = '#0b6e6e') =>
  sharp({ create: { width, height, channels: 4, background } })
const noise = () =>
  sharp({ create: { width: 900, height: 400, channels: 3, background: '#888888', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
const record = { agency_name: 'Study Partners', commission_basis_points: 1000, logo: null }
const bytesOf = (src: string): Buffer => Buffer.from(src.replace('data:image/png;base64,', ''), 'base64')

describeOnBoth('subagents/getByLoggedCustomer (spec §3, §4 "Session", §6)', (getApp) => {
  test('given an approved agency, then its customer reads its number, name, state and share', async () => {
    const { visitor, agencyId } = await agencyClient(getApp())
    expect(await own(visitor)).toEqual({ ...record, entity_id: agencyId, state: 'approved' })
  })

  test.each(['applied', 'declined', 'suspended'] as const)(
    'given an agency that is %s, then its customer reads the state, and no number that would make a partner',
    async (state) => {
      const { visitor } = await agencyClient(getApp(), state)
      expect(await own(visitor)).toEqual({ ...record, entity_id: null, state })
    },
  )

  test('given a customer without an agency, then there is none, whatever the question names (case 47)', async () => {
    const { agencyId, customerId } = await agencyClient(getApp())
    const { visitor } = await customerClient(getApp())
    expect(await own(visitor, { entity_id: agencyId, id: agencyId, customer_id: customerId })).toBeNull()
  })

  test('given a guest, or an account that is gone, then core_customers_103', async () => {
    const app = getApp()
    const guest = await client(app)
    expect((await guest.failing('subagents/getByLoggedCustomer')).body.error.code).toBe('core_customers_103')
    const { visitor, customerId } = await agencyClient(app)
    await app.services.db.updateTable('customers').set({ state: 'erased' }).where('id', '=', customerId).execute()
    expect((await visitor.failing('subagents/getByLoggedCustomer')).body.error.code).toBe('core_customers_103')
  })
})

describeOnBoth('the logo of a partner agency (issue “quotes”)', (getApp) => {
  test('given a logo, then it is read as an opaque PNG that fits its place, without what the program wrote into the file', async () => {
    const { visitor, agencyId } = await agencyClient(getApp())
    const exif = { IFD0: { Make: 'Canary program' } }
    await giveLogo(
      getApp().services,
      agencyId,
      await plain(960, 240, { r: 11, g: 110, b: 110, alpha: 0.5 }).withExif(exif).png().toBuffer(),
    )
    const { logo } = (await own(visitor)) ?? {}
    expect([logo?.width, logo?.height]).toEqual([480, 120])
    const bytes = bytesOf(logo?.src ?? '')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 480, height: 120, hasAlpha: false })
    expect(bytes.includes('Canary')).toBe(false)
  })

  test('given a photograph in a logo’s place, then what is kept stays below 64 KB', async () => {
    const { visitor, agencyId } = await agencyClient(getApp())
    await giveLogo(getApp().services, agencyId, await noise().jpeg().toBuffer())
    const { logo } = (await own(visitor)) ?? {}
    expect(bytesOf(logo?.src ?? '').length).toBeLessThan(64 * 1024)
  })

  test('given it is taken away, or replaced, then the agency has none, or the new one; a small one is not blown up', async () => {
    const { services } = getApp()
    const { visitor, agencyId } = await agencyClient(getApp())
    await giveLogo(services, agencyId, await plain(300, 100).png().toBuffer())
    await giveLogo(services, agencyId, await plain(80, 40).webp().toBuffer())
    expect((await own(visitor))?.logo).toMatchObject({ width: 80, height: 40 })
    await takeLogo(services, agencyId)
    expect((await own(visitor))?.logo).toBeNull()
  })

  test('given an agency that is not there, then agency_unknown', async () => {
    const bytes = await plain(300, 100).png().toBuffer()
    await expect(giveLogo(getApp().services, 4711, bytes)).rejects.toMatchObject({ code: 'agency_unknown' })
    await expect(takeLogo(getApp().services, 4711)).rejects.toMatchObject({ code: 'agency_unknown' })
  })

  const script = '<script>alert(1)</script>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100">${script}</svg>`
  test.each<[string, string, () => Promise<Buffer>]>([
    ['an SVG with a script', 'logo_kind', async () => Buffer.from(svg)],
    ['an SVG behind an XML line', 'logo_kind', async () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a page called logo.png', 'logo_kind', async () => Buffer.from(`<!doctype html>${script}`)],
    ['a GIF', 'logo_kind', () => plain(300, 100).gif().toBuffer()],
    ['a logo that is a page too', 'logo_kind', async () => Buffer.concat([await plain(300, 100).png().toBuffer(), Buffer.from(script)])],
    [
      'a logo that is an archive too',
      'logo_kind',
      async () => Buffer.concat([await plain(300, 100).png().toBuffer(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
    ],
    ['one of 40 × 20', 'logo_too_small', () => plain(40, 20).png().toBuffer()],
    ['more than 15 MB', 'picture_too_large', async () => Buffer.concat([await noise().jpeg().toBuffer(), Buffer.alloc(15 * 1024 * 1024)])],
    ['one that is cut off', 'picture_broken', async () => (await noise().jpeg().toBuffer()).subarray(0, 20_000)],
  ])('given %s, then %s, and the agency keeps what it had', async (_name, code, make) => {
    const { visitor, agencyId } = await agencyClient(getApp())
    await expect(giveLogo(getApp().services, agencyId, await make())).rejects.toMatchObject({ code })
    expect((await own(visitor))?.logo).toBeNull()
  })
})
