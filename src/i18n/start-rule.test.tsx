import { screen } from '@testing-library/react'
import { renderPage } from '../testing/render-page'
import { startsOf } from './start-rule'
import { useText } from './use-text'

function EachDay() {
  const t = useText('course')
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => <p key={weekday}>{startsOf(t, { kind: 'weekday', weekday })}</p>)
}

test.each([
  ['en', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => `Every ${day}`)],
  ['ar', ['اثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت', 'أحد'].map((day) => `كل يوم ${day}`)],
] as const)('given a start every week, when read in %s, then its day is named as "every" asks', (locale, said) => {
  renderPage(<EachDay />, locale)
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(said)
})
