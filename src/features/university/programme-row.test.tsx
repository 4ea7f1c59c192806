import { screen } from '@testing-library/react'
import type { Locale } from '../../config/locales'
import { renderPage } from '../../testing/render-page'
import { read } from '../../testing/what-is-read'
import type { ListedProgramme } from './listed-university'
import { ProgrammeRow } from './programme-row'

const programme: ListedProgramme = {
  ...{ programmeId: 1, name: 'Computing', degree: 'bachelor', years: 3 },
  ...{ language: { name: 'English' }, requirements: 'IELTS 6.0', tuitionPerYear: 1_650_000 },
  intakes: ['2025-09-14', '2026-02-28', '2026-03-01', '2026-09-13', '2027-01-17', '2027-09-12'],
}
const rates = { GBP: 4_950_000, JPY: 25_300 }

/** As built on 1 March 2026. */
function rowOf(locale: Locale, change: Partial<ListedProgramme> = {}, currency = 'GBP') {
  renderPage(
    <ul>
      <ProgrammeRow programme={{ ...programme, ...change }} currency={currency} rates={rates} today="2026-03-01" />
    </ul>,
    locale,
  )
  const row = screen.getByRole('listitem')
  const cost = [...(row.querySelector('.cost')?.children ?? [])].map(read)
  return { cost, lines: [...row.querySelectorAll('p:not(.cost)')].map(read) }
}

test.each([
  ['en', ['3 years · English', 'IELTS 6.0', 'Starts: March 2026 · September 2026 · January 2027']],
  ['ar', ['3 سنوات · English', 'IELTS 6.0', 'مواعيد البدء: مارس 2026 · سبتمبر 2026 · يناير 2027']],
] as const)(
  'given a programme, when read in %s, then its years, language, what it asks for and the next three intakes, none of them over',
  (locale, lines) => {
    expect(rowOf(locale).lines).toEqual(lines)
  },
)

test.each([
  ['en', ['GBP 16,500.00', 'a year', 'about SAR 81,675.00']],
  ['ar', ['GBP 16,500.00', 'في السنة', 'نحو ⃁ 81,675.00 ريال']],
] as const)('given tuition in pounds, when read in %s, then a year is priced in pounds and about in riyals', (locale, cost) => {
  expect(rowOf(locale).cost).toEqual(cost)
})

test.each([
  ['en', ['JPY 1,200,000', 'a year', 'about SAR 30,360.00']],
  ['ar', ['JPY 1,200,000', 'في السنة', 'نحو ⃁ 30,360.00 ريال']],
] as const)('given tuition in yen, which have no smaller unit, when read in %s, then it is not taken for hundredths', (locale, cost) => {
  expect(rowOf(locale, { tuitionPerYear: 1_200_000 }, 'JPY').cost).toEqual(cost)
})

test('given a currency without a rate, then its riyals are not guessed', () => {
  expect(rowOf('en', {}, 'CHF').cost).toEqual(['CHF 16,500.00', 'a year'])
})

test('given intakes that are all over, then there is no line for them', () => {
  expect(rowOf('en', { intakes: ['2025-09-14'] }).lines).toEqual(['3 years · English', 'IELTS 6.0'])
})
