import { type EndpointName, endpointNames } from '../../../src/contract/endpoints'
import { smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth } from '../../testing/test-app'
import { client } from '../../testing/test-client'

describeOnBoth(
  'smoke',
  (getApp) => {
    test('reads', async () => {
      const visitor = await client(getApp(), 'en')
      const reads: [EndpointName, Record<string, unknown>?][] = [
        ['core/websites/getAllStores'],
        ['core/config/getConfigByPaths', { paths: 'store/name,payment/bank_iban' }],
        ['menu/getMenu', { menu_code: 'main_menu_ar' }],
        ['menu/getMenus'],
        ['course/getCourses', { weeks: '٤', facets: '1', q: 'لندن' }],
        ['course/getCourses', { store_view: 'all' }],
        ['course/getItemById', { url: 'general-english-london' }],
        ['school/getSchools'],
        ['school/getItemById', { id: 1 }],
        ['schoolbranch/getItemById', { id: '1' }],
        ['course/getFiltersOptions'],
      ]
      for (const [name, payload] of reads) {
        const answer = await visitor.call(name, payload)
        console.log(name, answer.status, JSON.stringify(answer.body).slice(0, 600))
      }
      expect(endpointNames.length).toBeGreaterThan(0)
    })
  },
  { prepare: smallCatalogue },
)
