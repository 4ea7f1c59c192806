import type { CourseList } from '../../../src/contract/course-schema'
import type { SchoolList } from '../../../src/contract/school-schema'
import type { Suggestions } from '../../../src/contract/search-schema'
import { courseRow, raiseRevision, smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth } from '../../testing/test-app'
import { client } from '../../testing/test-client'

describeOnBoth(
  'searches on the server',
  (getApp) => {
    const courses = async (wish: Record<string, unknown>) =>
      (await (await client(getApp(), 'en')).call<CourseList>('course/getCourses', wish, { method: 'GET' })).body
    const schools = async (wish: Record<string, unknown>) =>
      (await (await client(getApp(), 'en')).call<SchoolList>('school/getSchools', wish, { method: 'GET' })).body
    const suggested = async (q: string, locale: 'ar' | 'en') =>
      (await (await client(getApp(), locale)).call<Suggestions>('core/catalogsearch/suggest', { q, store_view: locale }, { method: 'GET' }))
        .body.items

    test.each([
      [{ accreditation: 'British Council' }, 5],
      [{ rating: 45 }, 5],
      [{ rating: 40 }, 6],
      [{ accommodation: 'homestay' }, 5],
      [{ accommodation: 'studio' }, 0],
      [{ accommodation: 'studio,homestay' }, 5],
      [{ lessons: '-14' }, 0],
      [{ lessons: '٠-٩٩' }, 6],
    ])('given %j, then %d courses', async (wish, total) => {
      expect((await courses(wish)).total).toBe(total)
    })

    test('given an age that is not among the usual ones, then it is counted too and marked as chosen', async () => {
      const { facets, total } = await courses({ age: '17', facets: '1' })
      expect(facets?.age).toContainEqual({ value: '17', name: '17', count: total, chosen: true })
    })

    test('given nothing found, then how many there would be without each filter, the greatest first', async () => {
      expect(await courses({ language: 'french', accommodation: 'homestay' })).toMatchObject({
        total: 0,
        dropping: [
          { filter: 'language', total: 5 },
          { filter: 'accommodation', total: 1 },
        ],
      })
    })

    test('given schools of a language, then those found, their matching courses, and schools counted in the facets', async () => {
      const { items, total, facets } = await schools({ language: 'french', facets: '1' })
      expect([total, items.map(({ id, matchingCourses }) => [id, matchingCourses])]).toEqual([1, [[2, 1]]])
      expect(facets?.language).toEqual([
        { value: 'english', name: 'English', count: 1, chosen: false },
        { value: 'french', name: 'French', count: 1, chosen: true },
      ])
    })

    test('given no school that meets all, then without which filter there would be one', async () => {
      const { total, dropping } = await schools({ language: 'french', city: 'london' })
      expect(total).toBe(0)
      expect(dropping).toEqual(
        expect.arrayContaining([
          { filter: 'language', total: 1 },
          { filter: 'city', total: 1 },
        ]),
      )
    })

    test.each([
      ['lon', 'en', { kind: 'city', value: 'london', name: 'London', count: 5 }],
      ['باري', 'en', { kind: 'city', value: 'paris', name: 'Paris', count: 1 }],
      ['لند', 'ar', { kind: 'city', value: 'london', name: 'لندن', count: 5 }],
      ['ecole', 'en', { kind: 'school', value: 'ecole-rive', name: 'École Rive', count: 1 }],
    ] as const)('given %s typed in %s, then that name is suggested', async (typed, locale, expected) => {
      expect(await suggested(typed, locale)).toContainEqual(expect.objectContaining(expected))
    })

    test('given nothing typed, or what names nothing, then no suggestions', async () => {
      expect([await suggested('', 'ar'), await suggested('zzzzzz', 'ar')]).toEqual([[], []])
    })

    test('given the same search again after the catalogue changed, then the new course is in it', async () => {
      const app = getApp()
      const before = await courses({ type: 'exam' })
      expect(await courses({ type: 'exam', q: '' })).toEqual(before)
      await app.services.db
        .insertInto('courses')
        .values(courseRow(1000, { type: 'exam' }))
        .execute()
      await raiseRevision(app.services.db)
      app.services.catalogue.recheck()
      expect((await courses({ type: 'exam' })).total).toBe(before.total + 1)
    })
  },
  { prepare: smallCatalogue },
)
