import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'gatsby'
import { useEffect, useState } from 'react'
import type { Locale } from '../../config/locales'
import type { CourseList } from '../../contract/course-schema'
import type { SearchFacets } from '../../contract/search-schema'
import { courseCard as course } from '../../testing/course-card'
import { renderPage } from '../../testing/render-page'
import type { Seen } from '../../testing/scripted-server'
import { renderShopPage } from '../../testing/shop-page'
import { sleepingPart } from '../../ui/sleeping-part'
import { CourseFound } from './course-found'
import { CourseSearchView } from './course-search-view'
import type { FoundProps } from './found'
import { SearchBox } from './search-box'
import { usualSearch } from './search-state'

const value = (value: string, name: string, count: number, chosen = false) => ({ value, name, count, chosen })
const suggestion = { kind: 'city', value: 'london', url: 'london', name: 'London', count: 17, ranges: [[0, 3]] }

/** What the page was built with. */
const built: CourseList = { items: [course], total: 450, page: 1, pages: 38 }
type Answer = (asked: URLSearchParams) => object
const found: Answer = (asked) => ({
  items: [course],
  total: 30,
  page: Number(asked.get('page')),
  pages: 3,
  facets: { city: [value('london', 'London', 17), value('oxford', 'Oxford', 9)], rating: [value('45', '45', 3), value('40', '40', 8)] },
})

/** Of each facet one value, with a count of its own. */
const everyFacet: SearchFacets = {
  language: [value('english', 'English', 101)],
  country: [value('GB', 'United Kingdom', 102)],
  city: [value('london', 'London', 103)],
  school: [value('larkfield', 'Larkfield', 104)],
  type: [value('intensive', 'intensive', 105)],
  level: [value('B1', 'B1', 106)],
  age: [value('16', '16', 107)],
  weeks: [value('12', '12', 108)],
  month: [value('2026-04', '2026-04', 109)],
  lessons: [value('20-24', '20-24', 110)],
  time: [value('evening', 'evening', 111)],
  accommodation: [value('homestay', 'homestay', 112)],
  accreditation: [value('British Council', 'British Council', 113)],
  rating: [value('45', '45', 114)],
  offer: [value('1', '1', 115)],
}
const prices = { minSar: 90_000, maxSar: 150_000, bars: [2, 4, 1, 0, 0, 0, 0, 0, 0, 0] }

/** The page at an address; what it navigates to becomes its address, as in the browser. */
function At({ start, opening = built, ...given }: { start: string; opening?: CourseList; actions?: () => null }) {
  const [search, setSearch] = useState(start)
  useEffect(() => {
    jest.mocked(navigate).mockImplementation(async (to) => setSearch(new URL(String(to), 'http://localhost').search))
  }, [])
  const page = { title: 'Search', intro: '', location: { pathname: '/en/search-by-course', search } }
  const [Found] = useState(() =>
    sleepingPart('course-found', async () => (found: FoundProps<CourseList>) => <CourseFound {...found} {...given} />, null),
  )
  return <CourseSearchView {...page} opening={opening} Found={Found} />
}

async function open(search: string, { answer = found, locale = 'en' }: { answer?: Answer; locale?: Locale } = {}) {
  const interfere = ({ path, query, body }: Seen) => {
    const asked = body ? new URLSearchParams(body as Record<string, string>) : query
    if (path === 'course/getCourses') return { body: answer(asked) }
    return path === 'core/catalogsearch/suggest' ? { body: { items: [suggestion] } } : null
  }
  const page = await renderShopPage(<At start={search} />, { locale, interfere })
  await screen.findAllByRole('heading', { level: 2 })
  await waitFor(() => expect(screen.queryByText(/Searching|جارٍ البحث|450/)).toBeNull())
  return page
}
const gone = () => new URL(String(jest.mocked(navigate).mock.lastCall?.[0]), 'http://localhost')
const suggested = () => within(screen.getByRole('listbox')).getByRole('option')
const filters = () => within(screen.getByRole('complementary', { name: 'Filters', hidden: true }))
beforeEach(() => {
  jest.mocked(navigate).mockReset()
  Element.prototype.scrollIntoView = jest.fn()
  window.scrollTo = jest.fn()
  window.matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList)
  performance.getEntriesByType = () => []
})

describe('the search of courses', () => {
  it('given nothing is asked for, then the list of the built page stands until the newer one is there', async () => {
    const { container } = renderPage(<At start="" />, 'en')
    expect(await within(container).findByRole('heading', { level: 2, name: '450 courses' })).toBeTruthy()
    expect(within(container).getByRole('article')).toBeTruthy()
  })
  it('given something is asked for, then the list of the built page is not taken for its answer', async () => {
    renderPage(<At start="?city=oxford" />, 'en')
    await screen.findByRole('heading', { level: 2 })
    expect(screen.queryByRole('link', { name: 'General-English' })).toBeNull()
    expect(screen.queryByText('450 courses')).toBeNull()
  })
  it('given the built list, when words are typed and nothing new is known, then its card is drawn once', async () => {
    const actions = jest.fn(() => null)
    const interfere = ({ path }: Seen) => (path === 'course/getCourses' ? new Promise<never>(() => undefined) : null)
    await renderShopPage(<At start="" actions={actions} />, { interfere })
    await screen.findAllByRole('article')
    await userEvent.type(screen.getByRole('combobox', { name: 'Language, city, school or course' }), 'london')
    expect(actions).toHaveBeenCalledTimes(1)
  })
  it('given results, then their number is said in words and each card says the total of my weeks and what is in it', async () => {
    await open('?weeks=4')
    expect(screen.getByRole('heading', { level: 2, name: '30 courses' })).toBeTruthy()
    const card = screen.getByRole('article')
    expect(card.textContent).toContain('5,123.45')
    expect(card.textContent).toContain('4 weeks from 4 January 2027')
    expect(card.textContent).toContain('without accommodation')
  })

  it('given two results in Arabic, then the dual is used', async () => {
    await open('', { locale: 'ar', answer: (asked) => ({ ...found(asked), total: 2 }) })
    expect(screen.getByRole('heading', { level: 2, name: 'دورتان' })).toBeTruthy()
  })

  it('given the third page, when a city is ticked, then it is ticked at once and the page is 1 again (case 16); a second tick loses nothing', async () => {
    await open('?page=3')
    const [london, oxford] = ['London', 'Oxford'].map(
      (name) => filters().getByRole('checkbox', { name: new RegExp(name), hidden: true }) as HTMLInputElement,
    )
    await userEvent.click(london as HTMLInputElement)
    await userEvent.click(oxford as HTMLInputElement)
    expect([london?.checked, oxford?.checked]).toEqual([true, true])
    expect(gone().search).toBe('?city=london,oxford')
  })

  it('given the built page, when a filter is ticked and no answer is there yet, then what stands there stays, with her next tick', async () => {
    const never = new Promise<never>(() => undefined)
    const opening: CourseList = { ...built, ...found(new URLSearchParams('page=1')) }
    const interfere = ({ path }: Seen) => (path === 'course/getCourses' ? never : null)
    await renderShopPage(<At start="" opening={opening} />, { interfere })
    await screen.findAllByRole('article')
    const boxes = ['London', 'Oxford'].map((name) => filters().getByRole('checkbox', { name: new RegExp(name), hidden: true }))
    for (const box of boxes) await userEvent.click(box)
    expect(boxes.map((box) => box.isConnected && (box as HTMLInputElement).checked)).toEqual([true, true])
    expect(gone().search).toBe('?city=london,oxford')
  })
  it('when Enter is pressed once more on the same words, then Back needs no second press', async () => {
    await open('')
    await userEvent.type(screen.getByRole('combobox', { name: 'Language, city, school or course' }), 'oxford{Enter}')
    expect(navigate).toHaveBeenLastCalledWith('/en/search-by-course?q=oxford', {})
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(navigate).toHaveBeenLastCalledWith('/en/search-by-course?q=oxford', { replace: true })
  })

  it('when words are sent, then the field stays the same one: what is typed on, or was typed before React was there, is not lost', async () => {
    await open('?q=london')
    const box = screen.getByRole('combobox', { name: 'Language, city, school or course' }) as HTMLInputElement
    expect(box.value).toBe('london')
    await userEvent.clear(box)
    await userEvent.type(box, 'oxf')
    await waitFor(() => expect(suggested()).toBeTruthy())
    await userEvent.keyboard('{Enter}')
    expect(gone().search).toBe('?q=oxf')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(box.isConnected && box.value).toBe('oxf')
  })

  it.each<[Locale, string[]]>([
    [
      'en',
      [
        'LanguageEnglish101',
        'CountryUnited Kingdom102',
        'CityLondon103',
        'Kind of courseIntensive105',
        'Price of my tripFrom, riyals To, riyals Apply',
        'Age16 years 107Age on the first day Apply',
        'Length12 weeks 108',
        'My levelB1, intermediate106',
        'Start monthApril 2026109',
        'Lessons a week20 to 24110',
        'Study timeEvenings111',
        'AccommodationHomestay112',
        'Rating4.5 stars and more114',
        'OffersWith an offer today115',
        'AccreditationBritish Council113',
        'SchoolLarkfield104',
      ],
    ],
    [
      'ar',
      [
        'اللغةEnglish101',
        'الدولةUnited Kingdom102',
        'المدينةLondon103',
        'نوع الدورةمكثّف105',
        'سعر رحلتيمن (ريال) إلى (ريال) تطبيق',
        'العمر16 سنة 107العمر في أول يوم تطبيق',
        'المدة12 أسبوعًا 108',
        'مستوايمتوسط B1106',
        'شهر البدءأبريل 2026109',
        'الحصص في الأسبوعمن 20 إلى 24110',
        'وقت الدراسةمساءً111',
        'السكنسكن مع عائلة112',
        'التقييم4.5 نجوم فأكثر114',
        'العروضعليها عرض اليوم115',
        'الاعتمادBritish Council113',
        'المعهدLarkfield104',
      ],
    ],
  ])(
    'given counts of every facet in %s, then each filter shows its value in words and how many there are (spec §2)',
    async (locale, texts) => {
      await open('', { locale, answer: (asked) => ({ ...found(asked), facets: everyFacet, prices }) })
      const panel = screen.getByRole('complementary', { hidden: true })
      for (const group of panel.querySelectorAll('details:not([open]) > summary')) fireEvent.click(group)
      const groups = [...panel.querySelectorAll('details')]
      await waitFor(() => expect(groups.map(({ textContent }) => textContent)).toEqual(texts))
      const bars = [...(groups[4]?.querySelectorAll<HTMLElement>('[aria-hidden="true"] > span') ?? [])]
      expect(bars.map(({ style }) => style.blockSize)).toEqual(['50%', '100%', '25%', ...Array(7).fill('0%')])
    },
  )

  it('given a rating, when another is ticked, then it takes its place', async () => {
    await open('?rating=45')
    await userEvent.click(filters().getByText('Rating'))
    await userEvent.click(filters().getByRole('checkbox', { name: /4\.0/, hidden: true }))
    expect(gone().searchParams.get('rating')).toBe('40')
  })

  it('given values that no longer exist, then they are chips that say so, and one press takes all off', async () => {
    const old = { city: [value('atlantis', 'atlantis', 0, true)] }
    await open('?city=atlantis&type=dragon', { answer: () => ({ items: [], total: 0, page: 1, pages: 0, facets: old }) })
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' }))
    expect(chips.getByRole('button', { name: 'Remove atlantis, which is no longer offered' })).toBeTruthy()
    expect(chips.getByRole('button', { name: 'Remove dragon, which is no longer offered' })).toBeTruthy()
    await userEvent.click(chips.getByRole('button', { name: 'Clear all' }))
    expect(gone().search).toBe('')
  })

  it('given a city written in Arabic, then the address becomes the one value it means, without a step for Back', async () => {
    const answer: Answer = (asked) => ({ ...found(asked), facets: { city: [value('london', 'London', 17, true)] } })
    await open('?city=لندن', { answer })
    await waitFor(() => expect(gone().search).toBe('?city=london'))
    expect(navigate).toHaveBeenLastCalledWith(expect.any(String), { replace: true })
  })

  it('when nothing fits, then what stands in the way is named with what there would be without it', async () => {
    const dropping = [
      { filter: 'price', total: 17 },
      { filter: 'branch', total: 5 },
    ]
    await open('?city=london&priceTo=1', { answer: () => ({ items: [], total: 0, page: 1, pages: 0, facets: {}, dropping }) })
    expect(screen.getByRole('heading', { name: 'Nothing fits all of that' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Any price (17)' }))
    expect(gone().search).toBe('?city=london')
  })

  it('when a slip of the finger was forgiven, then it says which words were understood', async () => {
    await open('?q=lodnon', { answer: (asked) => ({ ...found(asked), meant: 'london' }) })
    await userEvent.click(screen.getByRole('button', { name: 'Search for “london”' }))
    expect(gone().search).toBe('?q=london')
  })

  it('when part of a city is typed and taken by the keyboard, then it is a filter and the field is empty', async () => {
    await open('?q=x')
    const box = screen.getByRole('combobox', { name: 'Language, city, school or course' }) as HTMLInputElement
    await userEvent.clear(box)
    await userEvent.type(box, 'lon')
    await waitFor(() => expect(suggested().textContent).toContain('17 courses'))
    expect(suggested().querySelector('mark')?.textContent).toBe('Lon')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(gone().search).toBe('?city=london')
  })

  it('given words typed, then the suggestions are asked for with the search they stand in; of schools, schools are counted', async () => {
    const asked: URLSearchParams[] = []
    const interfere = ({ path, query }: Seen) => {
      if (path === 'core/catalogsearch/suggest') asked.push(query)
      return path === 'core/catalogsearch/suggest' ? { body: { items: [suggestion] } } : null
    }
    const state = { ...usualSearch, weeks: 12, filters: { language: ['english'] } }
    await renderShopPage(<SearchBox state={state} schools onChange={jest.fn()} />, { locale: 'ar', interfere })
    await userEvent.type(screen.getByRole('combobox'), 'لند')
    await waitFor(() => expect(suggested().textContent).toContain('17 معهدًا'))
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ q: 'لند', language: 'english', weeks: '12', schools: 'true' })
  })

  it('given other words typed over those before, then until their suggestions are there nothing of the words before can be chosen', async () => {
    const interfere = ({ path, query }: Seen) => {
      if (path !== 'core/catalogsearch/suggest') return null
      return query.get('q')?.startsWith('mal') ? new Promise<never>(() => undefined) : { body: { items: [suggestion] } }
    }
    const onChange = jest.fn()
    await renderShopPage(<SearchBox state={usualSearch} onChange={onChange} />, { interfere })
    const box = screen.getByRole('combobox')
    await userEvent.type(box, 'lon')
    await waitFor(() => expect(suggested()).toBeTruthy())
    await userEvent.type(box, 'd')
    expect(suggested().textContent).toContain('London')
    await userEvent.clear(box)
    await userEvent.type(box, 'malta{ArrowDown}{Enter}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('given a page after the last one, then it says so and leads to the first', async () => {
    await open('?page=9999', { answer: (asked) => ({ ...found(asked), items: [] }) })
    await userEvent.click(screen.getByRole('button', { name: 'To the first page' }))
    expect(gone().search).toBe('')
  })
})
