import type { CourseList } from '../../../src/contract/course-schema'
import type { SchoolList } from '../../../src/contract/school-schema'
import type { Suggestions } from '../../../src/contract/search-schema'
import { demo } from '../../testing/demo'
import { describeOnBoth } from '../../testing/test-app'
import { client } from '../../testing/test-client'

describeOnBoth(
  'words over the demo catalogue',
  (getApp) => {
    const read = async <Answer>(path: 'course/getCourses' | 'school/getSchools' | 'core/catalogsearch/suggest', wish: object) =>
      (await (await client(getApp(), 'ar')).call<Answer>(path, { ...wish, store_view: 'ar' }, { method: 'GET' })).body

    test.each([
      ['كيبتاون', 12, undefined],
      ['كيب تاون', 12, undefined],
      ['newyork', 9, undefined],
      ['New York', 9, undefined],
      ['نيو يورك', 9, undefined],
      ['للأطفال', 34, undefined],
      ['kids', 34, undefined],
      ['business', 39, undefined],
      ['صيفية', 0, undefined],
      ['summer', 0, undefined],
      ['صيننية', 24, 'صينيه'],
      ['%', 0, undefined],
      ['🙂', 0, undefined],
    ])('given %s, then %d courses; understood: %s', async (q, total, meant) => {
      const answer = await read<CourseList>('course/getCourses', { q })
      expect([answer.total, answer.meant]).toEqual([total, meant])
    })

    test.each([
      ['كيبتاون', { weeks: 4 }, { city: 'cape-town' }],
      ['لندن', { weeks: 24 }, { city: 'london' }],
      ['لندن', { weeks: 4, language: 'french' }, { city: 'london' }],
      ['لندن', { weeks: 4, start: '2026-06-01', max_price: 800_000 }, { city: 'london' }],
      ['بريطانيا', { weeks: 12, type: 'exam', country: 'MT' }, { country: 'GB' }],
      ['الإنجليزية', { age: 15 }, { language: 'english' }],
    ])(
      'given %s typed in the search %j, then the number at %j is what choosing it finds, of courses and of schools',
      async (q, open, chosen) => {
        const [value] = Object.values(chosen)
        const countIn = async (more: object) =>
          (await read<Suggestions>('core/catalogsearch/suggest', { ...open, ...more, q })).items.find((one) => one.value === value)?.count
        const courses = await read<CourseList>('course/getCourses', { ...open, ...chosen })
        const schools = await read<SchoolList>('school/getSchools', { ...open, ...chosen })
        expect([await countIn({}), await countIn({ schools: true })]).toEqual([courses.total, schools.total])
      },
    )

    test('given a search that makes no sense, then its fields are named', async () => {
      const answer = await read<{ error: unknown }>('core/catalogsearch/suggest', { q: 'لندن', weeks: 'abc' })
      expect(answer.error).toMatchObject({ code: 'validation', fields: { weeks: 'count' } })
    })
  },
  { prepare: demo },
)
