import { cleanup } from '@testing-library/react'
import type { Locale } from '../../config/locales'
import type { DayHours } from '../../contract/catalogue-schema'
import type { CoursePricing } from '../../contract/pricing-schema'
import { demoSchool } from '../../domain/pricing/testing/demo-school'
import { renderPage } from '../../testing/render-page'
import { factsRead } from '../../testing/what-is-read'
import type { CoursePage } from './course-page'
import { FactSheet } from './fact-sheet'

type Branch = { checkIn: DayHours | null; checkOut: DayHours | null }
const silent: Branch = { checkIn: null, checkOut: null }

function show(course: object, branch: Branch, locale: Locale) {
  const page = {
    languageName: locale === 'ar' ? 'الإنجليزية' : 'English',
    course: {
      ...demoSchool,
      pricing: demoSchool,
      studyTime: 'morning',
      averageClass: 10,
      maximumClass: 14,
      minLevel: 'A1',
      maxLevel: 'C1',
      ...course,
    },
    school: { accreditations: ['British Council', 'English UK'] },
    branch,
  }
  renderPage(<FactSheet page={page as unknown as CoursePage} />, locale)
}

/** The sheet's rows of a branch with these hours, letter by letter. */
function rows(checkIn: DayHours | null, checkOut: DayHours | null, locale: Locale): string[] {
  show({}, { checkIn, checkOut }, locale)
  return [...document.querySelectorAll('dl > div')].map((row) => [...row.children].map((part) => part.textContent).join(': '))
}

/** What the sheet of such a course says beside `name`. */
function fact(name: string, course: object, locale: Locale = 'en') {
  show(course, silent, locale)
  return factsRead().filter((row) => row.startsWith(name))
}
const starting = (startRule: CoursePricing['startRule']) => ({ pricing: { ...demoSchool, startRule } })

test('given a course, then its sheet has lessons and hours, class sizes, level, ages, starts, length and who accredits the school', () => {
  show({}, silent, 'en')
  expect(factsRead()).toEqual([
    'Language: English',
    'Lessons a week: 20 lessons of 50 minutes',
    'Hours a week: 16.7 hours',
    'Study time: Mornings',
    'Class size: 10 on average, 14 at most',
    'Level: A1 to C1',
    'Ages: from 16',
    'Starts: Every Monday',
    'Length: 1 week to 48 weeks',
    'Accredited by: British Council · English UK',
  ])
})

test('given an Arabic page, then so it is in Arabic', () => {
  show({}, silent, 'ar')
  expect(factsRead()).toEqual([
    'اللغة: الإنجليزية',
    'الحصص في الأسبوع: 20 حصة، مدة الحصة 50 دقيقة',
    'الساعات في الأسبوع: 16.7 ساعة',
    'وقت الدراسة: صباحًا',
    'عدد طلاب الفصل: 10 في المتوسط، و14 على الأكثر',
    'المستويات: من A1 إلى C1',
    'الأعمار: من 16 سنة فأكثر',
    'مواعيد البدء: كل يوم اثنين',
    'المدة: من أسبوع إلى 48 أسبوعًا',
    'الاعتماد: British Council · English UK',
  ])
})

test.each([
  ['en', ['Every Sunday', 'On fixed dates', 'Every 2 weeks']],
  ['ar', ['كل يوم أحد', 'في مواعيد محددة', 'كل أسبوعين']],
] as const)('given each of the three rules of when a course starts, when read in %s, then the sheet says which', (locale, said) => {
  const rules: CoursePricing['startRule'][] = [
    { kind: 'weekday', weekday: 7 },
    { kind: 'dates', dates: ['2026-09-07'] },
    { kind: 'every', weeks: 2, from: '2026-01-05' },
  ]
  const name = { en: 'Starts', ar: 'مواعيد البدء' }[locale]
  for (const [index, rule] of rules.entries()) {
    expect(fact(name, starting(rule), locale)).toEqual([`${name}: ${said[index]}`])
    cleanup()
  }
})

test.each([
  ['en', 10, 'Lessons a week: 10 lessons of 50 minutes'],
  ['ar', 10, 'الحصص في الأسبوع: 10 حصص، مدة الحصة 50 دقيقة'],
  ['ar', 2, 'الحصص في الأسبوع: حصتان، مدة الحصة 50 دقيقة'],
] as const)('when read in %s, then %i lessons have the form of their number', (locale, lessonsPerWeek, said) => {
  expect(fact(said.slice(0, said.indexOf(':')), { lessonsPerWeek }, locale)).toEqual([said])
})

test.each([
  ['en', 'Ages: 12 to 17'],
  ['ar', 'الأعمار: من 12 إلى 17 سنة'],
] as const)('given a course for juniors, when read in %s, then both ages are said', (locale, said) => {
  expect(fact(said.slice(0, said.indexOf(':')), { minAge: 12, maxAge: 17 }, locale)).toEqual([said])
})

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
