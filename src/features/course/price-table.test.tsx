import { screen, within } from '@testing-library/react'
import type { Locale } from '../../config/locales'
import { openingOf } from '../../domain/pricing/opening'
import { demoContext, demoSchool } from '../../domain/pricing/testing/demo-school'
import { renderPage } from '../../testing/render-page'
import { read } from '../../testing/what-is-read'
import type { CoursePage } from './course-page'
import { CoursePrices } from './course-story'
import { PriceTable } from './price-table'

const rowsOf = (locale: Locale, lengths: { weeks: number; totalSar: number }[]) => {
  renderPage(<PriceTable lengths={lengths} />, locale)
  return screen
    .getAllByRole('row')
    .map((row) => [...within(row).queryAllByRole('rowheader'), ...within(row).queryAllByRole('cell')].map(read))
}

/** The third does not divide evenly. */
const lengths = [
  { weeks: 1, totalSar: 181_170 },
  { weeks: 2, totalSar: 314_820 },
  { weeks: 3, totalSar: 448_471 },
  { weeks: 12, totalSar: 1_532_025 },
]

test('given the lengths of a course, then each has its weeks, what a week comes to, to the halala, and its total', () => {
  expect(rowsOf('en', lengths).slice(1)).toEqual([
    ['1 week', 'SAR 1,811.70', 'SAR 1,811.70'],
    ['2 weeks', 'SAR 1,574.10', 'SAR 3,148.20'],
    ['3 weeks', 'SAR 1,494.90', 'SAR 4,484.71'],
    ['12 weeks', 'SAR 1,276.69', 'SAR 15,320.25'],
  ])
  expect(screen.getAllByRole('columnheader').map(read)).toEqual(['Length', 'A week', 'Course and fees'])
})

test('given an Arabic page, then weeks have their forms, and amounts the sign of the riyal for the eye and its name for the ear', () => {
  expect(rowsOf('ar', lengths).slice(1)).toEqual([
    ['أسبوع', '⃁ 1,811.70 ريال', '⃁ 1,811.70 ريال'],
    ['أسبوعان', '⃁ 1,574.10 ريال', '⃁ 3,148.20 ريال'],
    ['3 أسابيع', '⃁ 1,494.90 ريال', '⃁ 4,484.71 ريال'],
    ['12 أسبوعًا', '⃁ 1,276.69 ريال', '⃁ 15,320.25 ريال'],
  ])
  expect(screen.getAllByRole('columnheader').map(read)).toEqual(['المدة', 'للأسبوع', 'الدورة والرسوم'])
})

test('given the worked example, then the table shows the opening’s lengths, one row each and both sides of a price cliff among them', () => {
  const opening = openingOf(demoSchool, demoContext)
  const shown = rowsOf('en', opening.lengths).slice(1)
  expect(shown.map(([weeks]) => Number.parseInt(weeks ?? '', 10))).toEqual(opening.lengths.map(({ weeks }) => weeks))
  expect(shown.map(([weeks]) => weeks)).toEqual(expect.arrayContaining(['15 weeks', '16 weeks', '23 weeks', '24 weeks']))
})

test.each([
  ['en', ['course', 'registration', 'materials', 'compulsory fee', 'service fee', 'VAT']],
  ['ar', ['الدورة', 'التسجيل', 'المواد الدراسية', 'رسم إلزامي', 'رسوم خدمتنا', 'ضريبة القيمة المضافة']],
] as const)('given figures that hold our fee and VAT, when read in %s, then the words above them say so', (locale, held) => {
  const opening = openingOf(demoSchool, demoContext)
  expect(opening.price?.lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['serviceFee', 'vat']))
  expect(opening.lengths.find(({ weeks }) => weeks === opening.weeks)?.totalSar).toBe(opening.price?.totalSar)
  renderPage(<CoursePrices page={{ opening } as CoursePage} />, locale)
  // The first sentence says what is in, the next what the calculator adds.
  const [first] = (document.querySelector('p')?.textContent ?? '').split('. ')
  for (const part of held) expect(first).toContain(part)
})
