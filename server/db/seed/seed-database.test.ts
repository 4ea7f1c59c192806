import { createHash } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import { loadCatalogue } from '../../modules/catalogue/catalogue-repository'
import { describeOnBoth } from '../../testing/test-app'
import { catalogue } from './catalogue'
import { content } from './content'
import { demoAgency, demoCustomer, demoPassword } from './demo-people'
import { seedDatabase } from './seed-database'

const options = { courses: 500 }
const prepare = {
  /* Templates are kept between runs by this name: other contents are another template. */
  name: createHash('sha1')
    .update(JSON.stringify([catalogue(options), content]))
    .digest('hex'),
  fill: async (db: Parameters<typeof seedDatabase>[0]) => void (await seedDatabase(db, options)),
}
const byId = (one: { id: number }, other: { id: number }) => one.id - other.id

describeOnBoth(
  'the seeded database',
  (getApp) => {
    test('given the seed, when the catalogue is read back, then it is the documents that were written', async () => {
      const written = catalogue(options)
      const read = await loadCatalogue(getApp().services.db)
      const { offers: _, places: __, countries, ...lists } = written
      for (const [kind, list] of Object.entries(lists)) {
        const found = read[kind as keyof typeof lists]
        expect([...found].sort(byId)).toEqual([...list].sort(byId))
      }
      expect(read.countries.map(({ code }) => code)).toEqual(countries.map(({ code }) => code).sort())
      expect(read.revision).toBe(1)
    }, 30_000)

    test('given the editors’ content, when read back, then all of it is there', async () => {
      const read = await loadCatalogue(getApp().services.db)
      const { coupons, ...readable } = content
      for (const [kind, list] of Object.entries(readable)) expect(read[kind as keyof typeof readable]).toHaveLength(list.length)
      const rows = await getApp().services.db.selectFrom('coupons').select(['code', 'used']).orderBy('id').execute()
      expect(rows).toEqual(coupons.map(({ code }) => ({ code, used: 0 })))
    })

    test('given a seeded database, when it is seeded again by several at once, then nothing changes', async () => {
      const { db } = getApp().services
      expect(await Promise.all([seedDatabase(db), seedDatabase(db), seedDatabase(db)])).toEqual([false, false, false])
      expect(
        await db
          .selectFrom('courses')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirst(),
      ).toEqual({ count: 950 })
    })

    test('given the demo people, then both can log in with the published password and the agency is approved', async () => {
      const { db } = getApp().services
      for (const { email } of [demoCustomer, demoAgency]) {
        const person = await db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
        expect(await verify(person.password_hash, demoPassword)).toBe(true)
        expect(person.confirmed_at).not.toBeNull()
      }
      expect(await db.selectFrom('sub_agents').select(['agency_name', 'state']).execute()).toEqual([
        { agency_name: demoAgency.name, state: 'approved' },
      ])
    })

    test('given the last place, then the course that has it says one and all others have no limit', async () => {
      const rows = await getApp().services.db.selectFrom('courses').select(['id', 'places']).where('places', 'is not', null).execute()
      expect(rows).toEqual([{ id: 3, places: 1 }])
    })
  },
  { prepare },
)
