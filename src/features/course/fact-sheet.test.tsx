import type { Locale } from '../../config/locales'
import type { DayHours } from '../../contract/catalogue-schema'
import { demoSchool } from '../../domain/pricing/testing/demo-school'
import { renderPage } from '../../testing/render-page'
import type { CoursePage } from './course-page'
import { FactSheet } from './fact-sheet'

/** The sheet's rows of a branch with these hours. */
function rows(checkIn: DayHours | null, checkOut: DayHours | null, locale: Locale): string[] {
  const page = {
    languageName: 'English',
    course: {
      ...demoSchool,
      pricing: demoSchool,
      studyTime: 'morning',
      averageClass: 10,
      maximumClass: 14,
      minLevel: 'A1',
      maxLevel: 'C1',
    },
    school: { accreditations: ['British Council'] },
    branch: { checkIn, checkOut },
  }
  renderPage(<FactSheet page={page as unknown as CoursePage} />, locale)
  return [...document.querySelectorAll('dl > div')].map((row) => [...row.children].map((part) => part.textContent).join(': '))
}

const checkIn = { from: '14:00', until: '21:00' }
const checkOut = { from: '07:00', until: '10:00' }

test('given the hours of a branch, then the sheet says when one moves in and out, and that other hours are to be arranged', () => {
  const english = rows(checkIn, checkOut, 'en')
  expect(english).toContain('Moving in: \u206614:00\u2069 to \u206621:00\u2069; earlier or later by arrangement with the school')
  expect(english).toContain('Moving out: \u206607:00\u2069 to \u206610:00\u2069; earlier or later by arrangement with the school')
})

test('given an Arabic page, then each hour is left to right inside its sentence', () => {
  const arabic = rows(checkIn, checkOut, 'ar')
  expect(arabic).toContain('الدخول إلى السكن: من \u206614:00\u2069 إلى \u206621:00\u2069، وقبل ذلك أو بعده بالتنسيق مع المعهد')
  expect(arabic).toContain('مغادرة السكن: من \u206607:00\u2069 إلى \u206610:00\u2069، وقبل ذلك أو بعده بالتنسيق مع المعهد')
})

test('given a branch that states no hours, or one kind only, then there is no row for what is not known', () => {
  expect(rows(null, null, 'en').join()).not.toContain('Moving')
  const stated = rows(null, checkOut, 'en').filter((row) => row.startsWith('Moving'))
  expect(stated).toHaveLength(1)
})
