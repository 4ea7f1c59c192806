import type { CourseFilterOptions, CourseList } from '../../../src/contract/course-schema'
import type { EndpointName } from '../../../src/contract/endpoints'
import type { Categories, CategoryTree } from '../../../src/contract/product-schema'
import { place, plainChoice, readyCart } from '../../testing/booking-steps'
import { courseIds, smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth } from '../../testing/test-app'
import { client } from '../../testing/test-client'

describeOnBoth(
  'core/products and core/categories: courses under the shop’s general names',
  (getApp) => {
    const ids = async (name: EndpointName, wish: Record<string, unknown> = {}) =>
      (await (await client(getApp(), 'en')).call<CourseList>(name, wish)).body.items.map(({ id }) => id)

    test.each<[EndpointName, Record<string, unknown>, number[]]>([
      ['core/products/getByCategory', { category_id: '2' }, [3]],
      ['core/products/getByCategory', { category_id: '1-gb-1', type: 'intensive' }, [2]],
      ['core/products/getByCategoryAndFilters', { category_id: '1-GB', time: 'fullDay' }, [2]],
      ['core/products/getByAttribute', { attribute: 'city', value: 'paris' }, [3]],
      ['core/products/getProductsByType', { type: 'intensive' }, [2]],
      ['core/products/getlist', { type: 'general', sort: 'name', order: 'desc', limit: 3 }, [5, 4, 3]],
      ['core/products/getNewProducts', { limit: 2 }, [6, 4]],
      ['core/products/getNewProducts', { time: 'fullDay' }, [2]],
      ['core/products/getNewProducts', { language: 'english', limit: 2, page: 2 }, [2, 1]],
      ['core/products/getTopRatedProducts', { limit: 2 }, [1, 2]],
      ['core/products/getTopRatedProducts', { city: 'paris' }, [3]],
      ['core/products/searchProductsByName', { name: 'مكثفة' }, [2]],
      ['core/catalogsearch/search', { q: 'french' }, [3]],
      ['regionpriceapi/products/getSaleProducts', {}, [1, 2, 4, 6]],
      ['regionpriceapi/products/getSaleProducts', { type: 'intensive' }, [2]],
    ])('given %s %j, then the courses %j', async (name, wish, expected) => {
      expect(await ids(name, wish)).toEqual(expected)
    })

    test.each<[EndpointName, Record<string, unknown>, number, string]>([
      ['core/products/getlist', { q: 'zzzzzzzz' }, 404, 'core_products_100'],
      ['core/products/getNewProducts', { country: 'JP' }, 404, 'core_products_100'],
      ['core/products/getTopRatedProducts', { weeks: 'many' }, 422, 'validation'],
      ['core/products/getByCategory', {}, 404, 'core_products_101'],
      ['core/products/getByCategory', { category_id: '../../etc' }, 404, 'core_products_101'],
      ['core/products/getByCategory', { category_id: '2-GB' }, 404, 'core_products_102'],
      ['core/products/getByAttribute', {}, 422, 'core_products_106'],
      ['core/products/getByAttribute', { attribute: 'price', value: '1' }, 422, 'core_products_105'],
      ['core/products/searchProductsByName', { name: ' \u200f' }, 422, 'validation'],
      ['core/products/getItem', { product_id: 4711 }, 404, 'not_found'],
      ['core/categories/getByLevel', {}, 422, 'core_categories_101'],
      ['core/categories/getByLevel', { level: 9 }, 404, 'core_categories_100'],
      ['core/categories/getById', {}, 422, 'core_categories_102'],
      ['core/categories/getSubById', { id: '99' }, 404, 'core_categories_103'],
    ])('given %s %j, then %d %s', async (name, wish, status, code) => {
      const answer = await (await client(getApp())).failing(name, wish)
      expect([answer.status, answer.body.error.code]).toEqual([status, code])
    })

    test.each([
      ['en', { product_id: 2 }, 'Intensive English', 'London'],
      ['en', { product_id: '٢' }, 'Intensive English', 'London'],
      ['ar', { product_id: '2' }, 'الإنجليزية المكثفة', 'لندن'],
      ['ar', { url: 'intensive-english-london' }, 'الإنجليزية المكثفة', 'لندن'],
    ] as const)('given in %s the product %j, then the course of that name', async (locale, wish, name, city) => {
      const { status, body } = await (await client(getApp(), locale)).call('core/products/getItem', wish)
      expect(status).toBe(200)
      expect(body).toMatchObject({ id: 2, name, type: 'intensive', lessonsPerWeek: 30, city: { name: city } })
    })

    test('given what lists can be sorted by, then each sort, both ways', async () => {
      const { body } = await (await client(getApp())).call('core/products/getAvailableListSorting')
      const directions = ['asc', 'desc']
      expect(body).toEqual({
        items: ['recommended', 'name', 'price', 'rating', 'lessons', 'distance'].map((code) => ({ code, directions })),
      })
    })

    test('given a choice, then what else can be chosen beside it is counted over what it leaves', async () => {
      const visitor = await client(getApp(), 'ar')
      const { body } = await visitor.call<CourseFilterOptions>('core/products/getLayredNavAttributes', { language: 'english' })
      const counts = (values: CourseFilterOptions['type']) => values.map(({ value, name, count, chosen }) => [value, name, count, chosen])
      expect(counts(body.language)).toEqual([
        ['english', 'الإنجليزية', 5, true],
        ['french', 'الفرنسية', 1, false],
      ])
      expect(counts(body.city)).toEqual([['london', 'لندن', 5, false]])
      expect(counts(body.type).map(([value, , count]) => [value, count])).toEqual([
        ['general', 4],
        ['intensive', 1],
      ])
      expect(body.weeksSpan).toEqual({ min: 1, max: 48 })
      expect(body.sorts).toEqual(['recommended', 'name', 'price', 'rating', 'lessons', 'distance'])
    })

    test('given categories, then languages, the countries in which each is taught, and cities there', async () => {
      const visitor = await client(getApp(), 'en')
      const { body } = await visitor.call<{ items: CategoryTree[] }>('core/categories/getTree')
      const [english] = body.items
      expect(body.items.map(({ name, count }) => [name, count])).toEqual([
        ['English', 5],
        ['French', 1],
      ])
      expect(english?.children).toMatchObject([
        { id: '1-GB', level: 2, name: 'United Kingdom', children: [{ id: '1-GB-1', name: 'London', children: [] }] },
      ])
      expect((await visitor.call<Categories>('core/categories/getByLevel', { level: '٣' })).body.items.map(({ id }) => id)).toEqual([
        '1-GB-1',
        '2-FR-2',
      ])
      expect((await visitor.call('core/categories/getById', { id: 1, store_view: 'ar' })).body).toMatchObject({
        name: 'الإنجليزية',
        parent_id: null,
      })
      expect((await visitor.call('core/categories/getSubById', { id: '2' })).body).toMatchObject({ items: [{ id: '2-FR' }] })
    })

    test('given nobody booked, then there is no best seller; after bookings, the most booked first', async () => {
      expect((await (await client(getApp())).failing('core/products/getBestSellerProducts')).body.error.code).toBe('core_products_100')
      for (const courseId of [courseIds.intensive, courseIds.worked, courseIds.intensive]) {
        const visitor = await client(getApp())
        await place(visitor, await readyCart(visitor, plainChoice({ courseId })))
      }
      expect(await ids('core/products/getBestSellerProducts')).toEqual([courseIds.intensive, courseIds.worked])
      expect(await ids('core/products/getBestSellerProducts', { type: 'general' })).toEqual([courseIds.worked])
    })
  },
  { prepare: smallCatalogue },
)
