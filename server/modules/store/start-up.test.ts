import { configPaths, privateConfigPaths } from '../../../src/config/config-paths'
import type { Configs } from '../../../src/contract/config-schema'
import { privateConfigPaths as privateOfContract, publicConfigPaths } from '../../../src/contract/config-schema'
import type { EndpointName } from '../../../src/contract/endpoints'
import type { UrlKey } from '../../../src/contract/store-schema'
import { smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth } from '../../testing/test-app'
import { client } from '../../testing/test-client'

test('the contract and the config name the same paths, public and private', () => {
  expect([...publicConfigPaths].sort()).toEqual(Object.values(configPaths).sort())
  expect([...privateOfContract].sort()).toEqual(Object.values(privateConfigPaths).sort())
})

describeOnBoth(
  'start-up calls (spec §4)',
  (getApp) => {
    test('given the order of the specification, then each call answers what the client reads', async () => {
      const visitor = await client(getApp())
      expect((await visitor.call('core/websites/setCurrentStore', { store_code: 'en' })).body).toEqual({
        success: true,
        store_code: 'en',
        currency: 'SAR',
      })
      expect((await visitor.call('menu/getMenu', { menu_code: 'main_menu_en' })).body).toEqual({
        code: 'main_menu_en',
        items: [{ label: 'Courses', path: '/search-by-course' }],
      })
      expect((await visitor.call('appmanagerapi/app/getApp', { app_code: 'study_pwa' })).body).toEqual({
        success: true,
        data: { entity_id: 1, app_code: 'study_pwa', name: 'Rihla' },
      })
      expect((await visitor.call('core/customers/checkLoginSession')).body).toEqual({ success: false })
      expect((await visitor.failing('core/customers/getLoginCustomerData')).body.error.code).toBe('core_customers_103')
      expect((await visitor.call('core/websites/getCurrentStoreCurrencies')).body).toEqual({
        items: [{ code: 'SAR', symbol: 'SAR', is_current: true }],
      })
    })

    test('given the stores, then each with its name, language and direction, Arabic the default one', async () => {
      expect((await (await client(getApp(), 'en')).call('core/websites/getAllStores')).body).toEqual({
        items: [
          { code: 'ar', name: 'رحلة', locale: 'ar-SA', direction: 'rtl', is_default: true },
          { code: 'en', name: 'Rihla', locale: 'en-US', direction: 'ltr', is_default: false },
        ],
      })
    })

    test('given menus by their codes, then those with what is in them, in the order asked; without codes all of them', async () => {
      const visitor = await client(getApp())
      const [ar, en] = [
        { code: 'main_menu_ar', items: [{ label: 'الدورات', path: '/search-by-course' }] },
        { code: 'main_menu_en', items: [{ label: 'Courses', path: '/search-by-course' }] },
      ]
      const menus = async (wish: Record<string, unknown>) => (await visitor.call('menu/getMenus', wish)).body
      expect(await menus({})).toMatchObject({ total: 2, items: [ar, en] })
      expect(await menus({ menu_codes: 'main_menu_en, no_such,main_menu_ar' })).toMatchObject({ total: 2, items: [en, ar] })
      expect(await menus({ menu_codes: 'no_such' })).toMatchObject({ total: 0, items: [] })
    })

    test.each([
      ['ar', ['الإنجليزية', 'الفرنسية'], ['بريطانيا', 'فرنسا']],
      ['en', ['English', 'French'], ['United Kingdom', 'France']],
    ] as const)('given languages and countries in %s, then names in that language', async (locale, languages, countries) => {
      const visitor = await client(getApp(), locale)
      const names = async (name: 'general/getLanguages' | 'general/getCountries') =>
        (await visitor.call<{ items: { name: string }[] }>(name)).body.items.map((one) => one.name).sort()
      expect(await names('general/getLanguages')).toEqual([...languages].sort())
      expect(await names('general/getCountries')).toEqual([...countries].sort())
    })

    test('given the store was set, then texts come in its language without being asked for', async () => {
      const visitor = await client(getApp(), 'ar')
      await visitor.call('core/websites/setCurrentStore', { store_code: 'en' })
      const { body } = await visitor.call<{ name: string }>('course/getItemById', { id: 1 })
      expect(body.name).toBe('General English')
    })

    test.each<[EndpointName, Record<string, unknown>, number, string]>([
      ['core/websites/setCurrentStore', {}, 422, 'core_websites_107'],
      ['core/websites/setCurrentStore', { store_code: 'fr' }, 422, 'core_websites_106'],
      ['core/websites/setCurrentCurrency', {}, 422, 'core_websites_105'],
      ['core/websites/setCurrentCurrency', { currency_code: 'USD' }, 422, 'core_websites_104'],
      ['menu/getMenu', { menu_code: 'no_such' }, 404, 'not_found'],
      ['appmanagerapi/app/getApp', { app_code: 'other' }, 404, 'not_found'],
      ['core/geodata/getStatesByCountry', {}, 422, 'validation'],
      ['core/cms/getPage', { identifier: 'no-such' }, 404, 'not_found'],
    ])('given %s %j, then %d %s', async (name, payload, status, code) => {
      const answer = await (await client(getApp())).failing(name, payload)
      expect([answer.status, answer.body.error.code]).toEqual([status, code])
    })

    test('given paths of configuration, then public ones of the store, and never a private one', async () => {
      const visitor = await client(getApp())
      const paths = [configPaths.storeName, configPaths.minimumOrder, privateConfigPaths.bankIban, 'db/password', ' '].join(',')
      const { body } = await visitor.call<Configs>('core/config/getConfigByPaths', { paths, store_id: 'en' })
      expect(body.configs).toEqual({ 'store/name': 'Rihla', 'sales/minimum_order_amount': '50000' })
      expect((await visitor.call('core/config/getConfigByPath', { path: privateConfigPaths.bankIban })).body).toEqual({
        path: 'payment/bank_iban',
        value: null,
      })
    })

    test.each([
      ['/ar/الشروط-والأحكام', { type: 'rule', status: 301, redirect_to: '/ar/termes-and-condition' }],
      [`/ar/${encodeURIComponent('الشروط-والأحكام').toLowerCase()}/?utm=1#x`, { type: 'rule', status: 301 }],
      ['/en/gone', { type: 'rule', status: 410, redirect_to: null }],
      ['/en/evil', { type: null, status: 404, redirect_to: null }],
      ['/en/courses/general-english-london', { type: 'course', id: 1, status: 200 }],
      ['/ar/courses/دورة-اللغة-الإنجليزية', { type: 'course', id: 1 }],
      ['/en/cart', { type: 'cart', status: 200, redirect_to: null }],
      ['/en/basket', { type: 'rule', id: 6, status: 301, redirect_to: '/en/cart' }],
      ['/ar/courses/دورة-اللغة-الإنجليزية', { type: 'course', id: 1, status: 200, redirect_to: null }],
      ['/ar/courses/general-english-london', { type: 'course', id: 1, status: 200, redirect_to: null }],
      ['/ar/courses/intensive-english-london', { type: 'rule', id: 8, status: 301, redirect_to: '/ar/blog' }],
      ['/en/courses/3', { type: 'rule', id: 7, status: 301, redirect_to: '/en/blog' }],
      ['/en/languages/1', { type: 'language', id: 1, status: 200 }],
      ['/الشروط-والأحكام', { type: 'rule', status: 301, redirect_to: '/ar/termes-and-condition' }],
      ['/basket', { type: null, status: 404 }],
      ['/', { type: 'home', status: 200 }],
      ['/ar/سياسة-الاسترداد', { type: 'cmsPage', id: 3 }],
      ['/en/no/such/page', { type: null, id: null, status: 404 }],
      ['/%E0%A4%A', { status: 404 }],
    ])('given the path %s, then its rule or what lives there (cases 19, 49)', async (url, expected) => {
      const { body } = await (await client(getApp())).call<UrlKey>('core/websites/parseUrlKey', { url })
      expect(body).toMatchObject(expected)
    })

    test('given rules at pages that exist, then the build is told of the others alone', async () => {
      const { body } = await (await client(getApp())).call<{ items: { id: number; to: string | null }[] }>('core/websites/getUrlRules')
      expect(body.items.map(({ id, to }) => [id, to])).toEqual([
        [1, '/ar/termes-and-condition'],
        [2, null],
        [6, '/en/cart'],
        [7, '/en/blog'],
        [8, '/ar/blog'],
      ])
    })

    test('given countries, states and cities, then names in the reader’s language and alphabet', async () => {
      const visitor = await client(getApp(), 'ar')
      const { body: all } = await visitor.call<{ items: { id: string; name: string; allowed: boolean; phone_code: string }[] }>(
        'core/geodata/getAllCountries',
      )
      expect(all.items.length).toBeGreaterThan(200)
      expect(all.items.find(({ id }) => id === 'SA')).toEqual({
        id: 'SA',
        name: 'المملكة العربية السعودية',
        phone_code: '+966',
        allowed: true,
      })
      const { body: allowed } = await visitor.call<{ items: { id: string }[] }>('core/geodata/getAllowedCountries')
      expect(allowed.items.map(({ id }) => id).sort()).toEqual(['AE', 'GB', 'SA'])
      expect((await visitor.call('core/geodata/getStatesByCountry', { country_id: 'gb' })).body).toEqual({
        items: [{ id: 1, name: 'إنجلترا' }],
      })
      for (const country_id of ['GB', 'gb'])
        expect((await visitor.call('general/getStatesByCountry', { country_id, store_view: 'en' })).body).toEqual({
          items: [{ id: 1, name: 'England' }],
        })
      expect((await visitor.call('general/getStatesByCountry', { country_id: 'FR' })).body).toEqual({ items: [] })
      expect((await visitor.failing('general/getStatesByCountry')).body.error).toMatchObject({ fields: { country_id: 'required' } })
      expect((await visitor.call('core/geodata/getCityByState', { state_id: '1' })).body).toEqual({ items: [{ id: 1, name: 'لندن' }] })
      expect((await visitor.call('general/getCities', { country: 'fr' })).body).toMatchObject({ total: 1, items: [{ name: 'باريس' }] })
    })

    test('given pages, blocks, posts and questions, then in one language; a missing block is nothing (cases 81, 91)', async () => {
      const visitor = await client(getApp(), 'ar')
      expect((await visitor.call('cms/page/getById', { id: 1 })).body).toMatchObject({ title: 'من نحن', html: '<p>عنّا</p>' })
      expect((await visitor.call('core/cms/getPage', { url: 'سياسة-الاسترداد' })).body).toMatchObject({ id: 3, html: '<p>Refunds</p>' })
      expect((await visitor.call('core/cms/getSimpleBlock', { identifier: 'home_hero' })).body).toMatchObject({
        success: true,
        data: { title: 'عنوان' },
      })
      for (const wish of [{ identifier: 'home_hero' }, { id: '١' }, { id: 'home_hero' }])
        expect((await visitor.call('core/cms/getBlock', wish)).body).toEqual({
          id: 1,
          identifier: 'home_hero',
          title: 'عنوان',
          html: '<p>أهلًا</p>',
        })
      expect((await visitor.failing('core/cms/getBlock', { identifier: 'nothing' })).body.error.code).toBe('not_found')
      expect((await visitor.failing('core/cms/getBlock')).body.error.code).toBe('not_found')
      expect((await visitor.call('core/cms/getSimpleBlock', { identifier: 'nothing' })).body).toEqual({ success: true, data: null })
      expect((await visitor.call('core/cms/getSimpleBlocks', { identifiers: 'home_hero,nothing' })).body).toMatchObject({
        blocks: { home_hero: { title: 'عنوان' } },
      })
      const { body } = await visitor.call<{ items: { id: number }[] }>('blog/post/getList')
      expect(body.items.map(({ id }) => id)).toEqual([2, 3, 1])
      expect(body.items[0]).not.toHaveProperty('html')
      expect((await visitor.call('blog/post/getByUrl', { url: 'الأولى' })).body).toMatchObject({
        id: 1,
        title: 'الأولى',
        others: [{ id: 2 }, { id: 3 }],
      })
      expect((await visitor.call('faq/getList')).body).toMatchObject({ items: [{ question: 'كيف؟' }] })
    })

    test('given schools by place, language and words, then those with a course that meets all', async () => {
      const visitor = await client(getApp(), 'en')
      const ids = async (wish: Record<string, unknown>) =>
        (await visitor.call<{ items: { id: number }[] }>('school/getSchools', wish)).body.items.map(({ id }) => id)
      expect(await ids({})).toEqual([1, 2])
      expect(await ids({ language: 'french' })).toEqual([2])
      expect(await ids({ language: 'french', city: 'london' })).toEqual([])
      expect(await ids({ q: 'ÉCOLE باريس' })).toEqual([2])
      expect(await ids({ sort: 'name', order: 'desc' })).toEqual([2, 1])
      expect((await visitor.call('school/getItemById', { url: 'معهد-ريف' })).body).toMatchObject({
        id: 2,
        branches: [{ city: { name: 'Paris' }, courses: [{ id: 3 }] }],
      })
      expect((await visitor.call('schoolbranch/getSchoolsBranches', { school: 2 })).body).toMatchObject({ total: 1, items: [{ id: 2 }] })
      expect((await visitor.call('course/getSchoolCourses', { school_id: 2 })).body).toMatchObject({ total: 1, items: [{ id: 3 }] })
      expect((await visitor.failing('schoolbranch/getItemById', { id: 99 })).body.error.code).toBe('not_found')
    })

    test('given a device twice, in another session, then it is one device', async () => {
      const app = getApp()
      for (const visitor of [await client(app), await client(app, 'en')])
        await visitor.call('appmanagerapi/device/add', { token: 'abc', platform: 'ios' })
      expect(await app.services.db.selectFrom('devices').select(['token', 'locale', 'platform']).execute()).toEqual([
        { token: 'abc', locale: 'en', platform: 'ios' },
      ])
    })
  },
  { prepare: smallCatalogue },
)
