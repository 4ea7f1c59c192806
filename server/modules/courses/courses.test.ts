import type { Course } from '../../../src/contract/catalogue-schema'
import type { AccommodationFilterOptions, CourseDetail, CourseFilterOptions, CourseList } from '../../../src/contract/course-schema'
import type { List } from '../../../src/contract/list-schema'
import { demoSchool } from '../../../src/domain/pricing/testing/demo-school'
import { courseIds, courseRow, raiseRevision, smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth, type TestApp } from '../../testing/test-app'
import { client, type FailedBody, type TestClient } from '../../testing/test-client'

const find = async (app: TestApp, wish: Record<string, unknown> = {}, locale: 'ar' | 'en' = 'en') =>
  look(await client(app, locale), wish, locale)

const look = async (visitor: TestClient, wish: Record<string, unknown>, locale: 'ar' | 'en') => {
  const { body } = await visitor.call<CourseList>('course/getCourses', { store_view: locale, ...wish }, { method: 'GET' })
  return { ...body, ids: body.items?.map(({ id }) => id) }
}

describeOnBoth(
  'course/*',
  (getApp) => {
    test('given no wish, then all courses come, the featured first, those that can’t be booked last', async () => {
      const { total, pages, page, ids } = await find(getApp())
      expect([total, pages, page]).toEqual([6, 1, 1])
      expect([ids[0], ids.at(-1)]).toEqual([courseIds.worked, courseIds.withdrawn])
    })

    test.each([
      [{ language: 'french' }, [3]],
      [{ language: '2' }, [3]],
      [{ language: 'اللغة-الفرنسية' }, [3]],
      [{ country: 'gb', type: 'intensive' }, [2]],
      [{ city: 'باريس' }, [3]],
      [{ school: 'demo-school', time: 'fullDay' }, [2]],
      [{ level: 'a2', type: 'general', language: '2' }, [3]],
      [{ level: 'A1', type: 'intensive' }, []],
      [{ language: 'klingon' }, []],
      [{ q: 'لندن مكثفة' }, [2]],
      [{ q: 'الإنجليزيه المكثفه' }, [2]],
      [{ q: 'FRENCH' }, [3]],
      [{ q: 'intensve' }, [2]],
      [{ q: 'ecole' }, [3]],
      [{ age: 15 }, []],
      [{ weeks: 49 }, []],
      [{ featured: 1 }, [1]],
    ])('given %j, then the courses are %j', async (wish, ids) => {
      expect((await find(getApp(), wish)).ids).toEqual(ids)
    })

    test('given weeks, then each card has the price of that trip, as the engine has it (design domain §3)', async () => {
      const { items } = await find(getApp(), { weeks: '١٢', start: '2026-06-15', language: 'english', type: 'general', sort: 'price' })
      const worked = items.find(({ id }) => id === courseIds.worked)
      expect(worked?.trip).toEqual({
        weeks: 12,
        startDate: '2026-06-15',
        endDate: '2026-09-04',
        tuitionSar: 1_485_000,
        savedSar: 0,
        totalSar: 1_485_000 + 24_750 + 22_275 + 30_000 + 4_500,
      })
      expect(worked?.fromPerWeekSar).toBe(103_950)
      const totals = items.map(({ trip }) => trip?.totalSar ?? 0)
      expect(totals).toEqual([...totals].sort((a, b) => a - b))
    })

    test('given a start on a holiday, then the next one is priced; given one far from any, then the course is not shown', async () => {
      const { items } = await find(getApp(), { weeks: 4, start: '2026-05-25', type: 'intensive' })
      expect(items[0]?.trip?.startDate).toBe('2026-05-26')
      expect((await find(getApp(), { weeks: 4, start: '2026-12-20', type: 'intensive' })).total).toBe(0)
    })

    test.each(['150000', '١٥٠٠٠٠'])('given a greatest price of %s, then only trips up to it (case 11)', async (max_price) => {
      expect((await find(getApp(), { weeks: 4, start: '2026-06-15', max_price })).ids).toEqual([courseIds.cheap])
    })

    test.each([
      ['page', '0'],
      ['page', '-1'],
      ['page', 'abc'],
      ['page', '1.5'],
      ['limit', '101'],
      ['sort', 'magic'],
      ['weeks', '-2'],
      ['start', '2027-02-29'],
      ['max_price', '1e9'],
    ])('given %s=%s, then it is refused with the field’s name (cases 11, 14, 16)', async (field, value) => {
      const visitor = await client(getApp())
      const { status, body } = await visitor.failing('course/getCourses', { [field]: value }, { method: 'GET' })
      expect([status, body.error.code, Object.keys(body.error.fields ?? {})]).toEqual([422, 'validation', [field]])
    })

    test('given a page beyond the end, then it is empty with the true total (case 16)', async () => {
      expect(await find(getApp(), { page: '9999' })).toMatchObject({ items: [], total: 6, page: 9999, pages: 1 })
    })

    test.each([
      ['GET', 'a\u0000b', 400, 'bad_request'],
      ['GET', '\u0000', 400, 'bad_request'],
      ['POST', 'a\u0000b', 422, 'validation'],
      ['POST', '\u0000', 422, 'validation'],
      ['GET', '%00', 200, 0],
      ['POST', '%00', 200, 0],
      ['POST', 'a%00b', 200, 0],
      ['POST', '\ud800', 422, 'validation'],
      ['POST', '🙂', 200, 0],
    ] as const)('given by %s q=%j, then %d %s (case 57)', async (method, q, status, expected) => {
      const visitor = await client(getApp())
      const answer = await visitor.call<Partial<CourseList & FailedBody>>('course/getCourses', { q }, { method })
      expect([answer.status, answer.body.error?.code ?? answer.body.total]).toEqual([status, expected])
    })

    test('given facets, then each value has the count it would give in place of its dimension’s choice', async () => {
      const { facets, total } = await find(getApp(), { language: 'french', facets: '1' })
      expect(total).toBe(1)
      expect(facets?.language).toEqual([
        { value: 'english', name: 'English', count: 5, chosen: false },
        { value: 'french', name: 'French', count: 1, chosen: true },
      ])
      expect(facets?.city).toEqual([{ value: 'paris', name: 'Paris', count: 1, chosen: false }])
    })

    test('given a course by id or by slug in either locale and any encoding, then it is one and the same (case 19)', async () => {
      const visitor = await client(getApp(), 'en')
      const slug = 'دورة-اللغة-الإنجليزية'
      const spellings = [
        slug,
        encodeURIComponent(slug),
        encodeURIComponent(slug).toLowerCase(),
        encodeURIComponent(encodeURIComponent(slug)),
        slug.normalize('NFD'),
        `/${slug}/`,
        'General-English-London',
      ]
      for (const url of spellings) {
        const { body } = await visitor.call<CourseDetail>('course/getItemById', { url })
        expect(body.id).toBe(courseIds.worked)
      }
      const { body } = await visitor.call<CourseDetail>('course/getItemById', { id: '١' })
      expect(body).toMatchObject({ id: 1, name: 'General English', branch: { name: 'Demo School London' }, city: { name: 'London' } })
      expect(body.pricing.lists).toEqual(demoSchool.lists)
      expect(body.accommodations.map(({ name }) => name)).toEqual(['Homestay'])
      expect(body.sameBranch.map(({ id }) => id)).not.toContain(1)
    })

    test('given a course, then its branch says when students move in and out; one that states no hours says null', async () => {
      const visitor = await client(getApp(), 'ar')
      const hoursOf = async (id: number) => {
        const { checkIn, checkOut } = (await visitor.call<CourseDetail>('course/getItemById', { id: String(id) })).body.branch
        return { checkIn, checkOut }
      }
      expect(await hoursOf(courseIds.worked)).toEqual({
        checkIn: { from: '14:00', until: '21:00' },
        checkOut: { from: '07:00', until: '10:00' },
      })
      expect(await hoursOf(courseIds.paris)).toEqual({ checkIn: null, checkOut: null })
    })

    test.each(['no-such-course', '%E0%A4%A', '999999'])('given %s, then not_found and no fault', async (url) => {
      const visitor = await client(getApp())
      expect((await visitor.failing('course/getItemById', { url })).body.error.code).toBe('not_found')
    })

    test('given the build’s read, then documents are whole, in both languages, by id, with the engine’s price list', async () => {
      const visitor = await client(getApp())
      const { body } = await visitor.call<List<Course>>('course/getCourses', { store_view: 'all', page: 1, limit: 100 }, { method: 'GET' })
      expect(body.items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
      expect(body.items[0]?.name).toEqual({ en: 'General English', ar: 'الإنجليزية العامة' })
      expect(body.items[0]?.pricing).toEqual(demoSchool)
    })

    test('given the options of the filters, then what there is, and the span of weeks', async () => {
      const visitor = await client(getApp(), 'ar')
      const { body } = await visitor.call<CourseFilterOptions>('course/getFiltersOptions')
      expect(body.weeksSpan).toEqual({ min: 1, max: 48 })
      expect(body.country.map(({ value, name, count }) => [value, name, count])).toEqual([
        ['GB', 'بريطانيا', 5],
        ['FR', 'فرنسا', 1],
      ])
    })

    test('given accommodations, pickups and fees of a course or a branch, then only those', async () => {
      const visitor = await client(getApp(), 'en')
      const names = async (
        name: 'accommodation/getList' | 'airportpickup/getList' | 'extrafee/getItemList',
        wish: Record<string, unknown>,
      ) => (await visitor.call<List<{ id: number }>>(name, wish)).body.items.map(({ id }) => id)
      expect(await names('accommodation/getList', { course: 1 })).toEqual([3])
      expect(await names('accommodation/getList', { course: 3 })).toEqual([])
      expect(await names('accommodation/getList', { branch: 'معهد-ديمو-لندن', age: 16, type: 'homestay' })).toEqual([3])
      expect(await names('accommodation/getList', { branch: 1, age: 15 })).toEqual([])
      expect(await names('airportpickup/getList', { course: 1 })).toEqual([5])
      expect(await names('extrafee/getItemList', { course: 1 })).toEqual([9])
    })

    test('given accommodations of a course or a branch, then the kinds there are, counted', async () => {
      const app = getApp()
      const { id: _, ...home } = await app.services.db.selectFrom('accommodations').selectAll().executeTakeFirstOrThrow()
      const others = [
        { ...home, id: 50, type: 'residence' as const },
        { ...home, id: 51, type: 'residence' as const, room: 'twin' as const },
        { ...home, id: 52, branch_id: 2 },
      ]
      await app.services.db.insertInto('accommodations').values(others).execute()
      await raiseRevision(app.services.db)
      app.services.catalogue.recheck()
      const visitor = await client(app, 'ar')
      const kinds = async (wish: Record<string, unknown>) => {
        const { body } = await visitor.call<AccommodationFilterOptions>('accommodation/getFiltersOptions', wish)
        return Object.fromEntries(
          Object.entries(body).flatMap(([name, values]) =>
            Array.isArray(values) ? [[name, values.map(({ value, count, chosen }) => [value, count, chosen])]] : [],
          ),
        )
      }
      const here = {
        type: [
          ['residence', 2, false],
          ['homestay', 1, false],
        ],
        room: [
          ['single', 2, false],
          ['twin', 1, false],
        ],
        bathroom: [['shared', 3, false]],
        board: [['halfBoard', 3, false]],
      }
      expect(await kinds({ course: 1 })).toEqual(here)
      expect(await kinds({ branch: 'معهد-ديمو-لندن' })).toEqual(here)
      expect((await kinds({})).bathroom).toEqual([['shared', 4, false]])
      expect(await kinds({ course: 999 })).toEqual({ type: [], room: [], bathroom: [], board: [] })
      expect((await visitor.failing('accommodation/getFiltersOptions', { course: 'x' })).body.error.code).toBe('validation')
      await app.services.db.deleteFrom('accommodations').where('id', '>=', 50).execute()
      await raiseRevision(app.services.db)
      app.services.catalogue.recheck()
    })

    test('given 100 courses of one price and one name, then pages of ten hold each once, both ways, in both languages (case 17)', async () => {
      const app = getApp()
      const equal = Array.from({ length: 100 }, (_, index) => courseRow(1000 + index, { name_en: 'Same', name_ar: 'نفسه', type: 'exam' }))
      await app.services.db.insertInto('courses').values(equal).execute()
      await raiseRevision(app.services.db)
      app.services.catalogue.recheck()
      const visitor = await client(app, 'ar')
      for (const sort of ['price', 'name', 'recommended'])
        for (const order of ['asc', 'desc']) {
          const pages = []
          for (let page = 1; page <= 10; page += 1) pages.push(await look(visitor, { type: 'exam', sort, order, page, limit: 10 }, 'ar'))
          expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(100)
        }
      await app.services.db.deleteFrom('courses').where('id', '>=', 1000).execute()
      await raiseRevision(app.services.db)
      app.services.catalogue.recheck()
    })
  },
  { prepare: smallCatalogue },
)
