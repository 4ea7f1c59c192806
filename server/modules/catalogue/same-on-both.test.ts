/** Lists do not tell which database is behind them: case, accents, nulls, order (case 82). */
import { courseSorts } from '../../../src/contract/course-schema'
import type { EndpointName } from '../../../src/contract/endpoints'
import { reviewSorts } from '../../../src/contract/review-schema'
import { schoolSorts } from '../../../src/contract/school-schema'
import { demo } from '../../testing/demo'
import { describeOnBoth } from '../../testing/test-app'
import { client } from '../../testing/test-client'

const reads: [EndpointName, Record<string, string>][] = [
  ['general/getLanguages', { store_view: 'all' }],
  ['general/getCountries', { store_view: 'all' }],
  ['general/getCities', { store_view: 'all' }],
  ['school/getSchools', { store_view: 'all' }],
  ['schoolbranch/getSchoolsBranches', { store_view: 'all', limit: '100' }],
  ['course/getCourses', { store_view: 'all', limit: '100', page: '2' }],
  ['accommodation/getList', { store_view: 'all', limit: '100' }],
  ['airportpickup/getList', { limit: '100' }],
  ['extrafee/getItemList', { limit: '100' }],
  ['summergroup/getList', { store_view: 'all' }],
  ['university/getList', { store_view: 'all' }],
  ['cms/page/getList', { store_view: 'all' }],
  ['cms/block/getList', { store_view: 'all', limit: '100' }],
  ['blog/post/getList', { store_view: 'ar' }],
  ['faq/getList', { store_view: 'all', limit: '100' }],
  ['menu/getMenus', {}],
  ['core/categories/getTree', { store_view: 'ar' }],
  ...(['ar', 'en'] as const).flatMap((store_view) =>
    (
      [
        ['course/getCourses', courseSorts],
        ['school/getSchools', schoolSorts],
      ] as const
    ).flatMap(([name, sorts]) =>
      sorts.flatMap((sort) =>
        (['asc', 'desc'] as const).map((order): [EndpointName, Record<string, string>] => [
          name,
          { store_view, sort, order, limit: '100', facets: '1' },
        ]),
      ),
    ),
  ),
  ['course/getCourses', { store_view: 'ar', q: 'مكثفة', limit: '100' }],
  ['school/getSchools', { store_view: 'en', q: 'intensive', limit: '100' }],
  ['course/getCourses', { store_view: 'en', q: 'É', limit: '100' }],
  ['course/getCourses', { store_view: 'en', q: 'e', weeks: '4', sort: 'price', limit: '100' }],
  ['course/getFiltersOptions', { store_view: 'ar' }],
  ...reviewSorts.map((sort): [EndpointName, Record<string, string>] => [
    'core/products/getProductsReviews',
    { store_view: 'ar', sort, limit: '100', page: '2' },
  ]),
]

let first: string[] | null = null

describeOnBoth(
  'every list of the demo catalogue',
  (getApp) => {
    test('given the same seed, then answers are the same to the byte, on this database and the one before', async () => {
      const visitor = await client(getApp())
      const answers: string[] = []
      for (const [name, query] of reads) {
        const { status, body } = await visitor.call<{ items?: unknown[] }>(name, query, { method: 'GET' })
        expect([name, status, body.items === undefined || body.items.length > 0]).toEqual([name, 200, true])
        answers.push(`${name} ${JSON.stringify(query)} ${JSON.stringify(body)}`)
      }
      first ??= answers
      for (const [index, answer] of answers.entries()) expect(answer === first[index] ? 'same' : answer.slice(0, 200)).toBe('same')
    })
  },
  { prepare: demo },
)
