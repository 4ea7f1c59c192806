import { screen } from '@testing-library/react'
import { renderPage } from '../testing/render-page'
import { useRuleText } from './rule-text'

function Rule({ rule }: { rule: string }) {
  return <p data-testid="rule">{useRuleText()(rule)}</p>
}

it.each([
  ['tooLong:100', 'en', 'This is too long: 100 characters at most'],
  ['tooLong:5000', 'ar', 'النص أطول من المسموح به (5000 حرف على الأكثر)'],
  ['tooLong:254', 'ar', 'النص أطول من المسموح به (254 حرفًا على الأكثر)'],
  ['tooLong', 'en', 'This is too long. Make it shorter'],
  ['nobodyKnows', 'en', 'Check this field'],
] as const)('given the broken rule %s in %s, then its sentence names its own bound', (rule, locale, sentence) => {
  renderPage(<Rule rule={rule} />, locale)
  expect(screen.getByTestId('rule').textContent).toBe(sentence)
})
