import type { BranchDetail, SchoolList } from '../../../src/contract/school-schema'
import { schoolSorts } from '../../../src/contract/school-schema'
import { courseRow, raiseRevision, smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth, type TestApp } from '../../testing/test-app'
import { client } from '../../testing/test-client'

/**
 * Schools of one name, founding year, rating, place and price: copies of the one in Paris, each with a branch and a course. The courses' ids
 * run the other way, so that no order of courses is that of their schools.
 */
async function addEqualSchools(app: TestApp, ids: readonly number[]) {
  const { db, catalogue } = app.services
  const { id: _, ...school } = await db.selectFrom('schools').selectAll().where('id', '=', 2).executeTakeFirstOrThrow()
  const { id: __, ...branch } = await db.selectFrom('branches').selectAll().where('id', '=', 2).executeTakeFirstOrThrow()
  const addressed = (id: number) => ({ url_en: `same-${id}`, url_ar: `نفسه-${id}` })
  await db
    .insertInto('schools')
    .values(ids.map((id) => ({ ...school, id, ...addressed(id) })))
    .execute()
  await db
    .insertInto('branches')
    .values(ids.map((id) => ({ ...branch, id, school_id: id, ...addressed(id) })))
    .execute()
  await db
    .insertInto('courses')
    .values(ids.map((id, index) => courseRow(ids.at(-1 - index) ?? 0, { branch_id: id, type: 'exam' })))
    .execute()
  await raiseRevision(db)
  catalogue.recheck()
}

describeOnBoth(
  'school/* and schoolbranch/*',
  (getApp) => {
    test.each([
      ['en', { id: 2 }, { name: 'École Rive Paris', url: 'ecole-rive-paris', city: 'Paris', country: 'France', school: 'École Rive' }],
      ['ar', { id: '٢' }, { name: 'معهد ريف باريس', url: 'معهد-ريف-باريس', city: 'باريس', country: 'فرنسا', school: 'معهد ريف' }],
      ['ar', { url: 'ecole-rive-paris' }, { name: 'معهد ريف باريس', school: 'معهد ريف' }],
    ] as const)('given in %s the branch %j, then it is told with its place, school and courses', async (locale, wish, expected) => {
      const { status, body } = await (await client(getApp(), locale)).call<BranchDetail>('schoolbranch/getItemById', wish)
      const { name, url, city, country, school, courses } = body
      expect([status, body.id, body.checkIn]).toEqual([200, 2, null])
      expect({ name, url, city: city.name, country: country.name, school: school.name }).toMatchObject(expected)
      expect(courses.map(({ id }) => id)).toEqual([3])
    })

    test('given 30 schools that differ in nothing, then by every sort pages of seven hold each once, by id, both ways (case 17)', async () => {
      const ids = Array.from({ length: 30 }, (_, index) => 1000 + index)
      await addEqualSchools(getApp(), ids)
      const visitor = await client(getApp(), 'ar')
      for (const sort of schoolSorts)
        for (const order of ['asc', 'desc']) {
          const found: number[] = []
          for (let page = 1; page <= 5; page += 1) {
            const wish = { store_view: 'ar', type: 'exam', sort, order, page, limit: 7 }
            const { body } = await visitor.call<SchoolList>('school/getSchools', wish, { method: 'GET' })
            found.push(...body.items.map(({ id }) => id))
          }
          expect([sort, order, found]).toEqual([sort, order, ids])
        }
    })
  },
  { prepare: smallCatalogue },
)
