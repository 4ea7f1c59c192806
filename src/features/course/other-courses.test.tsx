import { fireEvent, screen } from '@testing-library/react'
import type { Locale } from '../../config/locales'
import { renderPage } from '../../testing/render-page'
import type { CoursePage, OtherSchool } from './course-page'
import { OtherCourses } from './other-courses'

function show(names: string[], locale: Locale, otherSchools: OtherSchool[] = []) {
  const otherCourses = names.map((name, index) => ({ id: index + 1, url: `course-${index + 1}`, name, school: 'Demo', type: 'general' }))
  renderPage(<OtherCourses page={{ otherCourses, otherSchools, city: { name: 'London' } } as unknown as CoursePage} />, locale)
}
const links = () => screen.queryAllByRole('link', { hidden: true }).map((link) => [link.textContent, link.getAttribute('href')])

function namesShown(names: string[], locale: Locale) {
  show(names, locale)
  return links()
}

describe('other courses of the city, by name upwards (case 17)', () => {
  test('given Arabic names, then the article and the hamza count for nothing, numbers by their size, and Latin names come last', () => {
    const names = ['Zoom', 'المكثفة', 'إنجليزية الأعمال', 'مجموعة 10', 'الإنجليزية العامة', 'أكاديمية', 'مجموعة 9', 'دورة الأطفال']
    expect(namesShown(names, 'ar').map(([name]) => name)).toEqual([
      'أكاديمية',
      'إنجليزية الأعمال',
      'الإنجليزية العامة',
      'دورة الأطفال',
      'مجموعة 9',
      'مجموعة 10',
      'المكثفة',
      'Zoom',
    ])
  })
  test('given one name at two schools, then the lower number comes first, whatever the order before', () => {
    expect(namesShown(['evening', 'Morning', 'evening'], 'en')).toEqual([
      ['evening', '/en/courses/course-1'],
      ['evening', '/en/courses/course-3'],
      ['Morning', '/en/courses/course-2'],
    ])
  })
})

/** Of a list of ten, which the style sheet draws, in the order in which it draws them. */
function drawn() {
  const list = screen.getByRole('list')
  const names = screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.textContent)
  return window.getComputedStyle(list).flexDirection === 'column-reverse' ? names.reverse() : names
}
const letters = ['D', 'A', 'J', 'G', 'B', 'I', 'E', 'H', 'C', 'F']

describe('the order a reader chooses (spec §2: by name up or down)', () => {
  test('given ten courses, then the first six by name upwards; downwards the last six, the last one first; up again as before', () => {
    show(letters, 'en')
    expect(drawn()).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
    fireEvent.click(screen.getByRole('radio', { name: 'Name, Z to A' }))
    expect(drawn()).toEqual(['J', 'I', 'H', 'G', 'F', 'E'])
    fireEvent.click(screen.getByRole('radio', { name: 'Name, A to Z' }))
    expect(drawn()).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  })
  test('given Arabic, when all are asked for and then downwards, then all ten stand, the last one first', () => {
    show(letters, 'ar')
    fireEvent.click(screen.getByRole('checkbox', { name: 'عرض 10 دورات' }))
    expect(drawn()).toHaveLength(10)
    fireEvent.click(screen.getByRole('radio', { name: 'الاسم من ي إلى أ' }))
    expect(drawn()).toEqual([...letters].sort().reverse())
  })
  test('given six, then there is nothing to unfold', () => {
    show(letters.slice(0, 6), 'en')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('other institutes of the city', () => {
  const schools = [
    { id: 4, url: 'halden', name: 'Halden' },
    { id: 9, url: 'marlow', name: 'Marlow' },
  ]
  test.each([
    ['en', 'Other schools in London', 'No other course in this city yet.'],
    ['ar', 'معاهد أخرى في London', 'لا توجد دورات أخرى في هذه المدينة حتى الآن.'],
  ] as const)(
    'given schools and no other course, when read in %s, then each leads to its page, and of courses it says there is none',
    (locale, heading, none) => {
      show([], locale, schools)
      expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(heading)
      expect(links()).toEqual([
        ['Halden', `/${locale}/schools/halden`],
        ['Marlow', `/${locale}/schools/marlow`],
      ])
      expect(screen.getByText(none)).toBeTruthy()
    },
  )
  test('given no other school, then there is no heading for it', () => {
    show(['A'], 'en')
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
