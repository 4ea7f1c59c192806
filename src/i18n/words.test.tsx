import { screen } from '@testing-library/react'
import { renderPage } from '../testing/render-page'
import { useFailureMessage } from './failure-message'
import { LocaleLink } from './locale-link'
import { Price } from './price'
import { useWeeks } from './weeks'

function Weeks({ counts }: { counts: number[] }) {
  const weeks = useWeeks()
  return <p data-testid="weeks">{counts.map((count) => weeks(count)).join('|')}</p>
}
function Failure({ code, retryAfter = 0 }: { code: string; retryAfter?: number }) {
  return <p data-testid="failure">{useFailureMessage()({ code, retryAfter })}</p>
}

describe('counted weeks (spec §9, case 36)', () => {
  const counts = [0, 1, 2, 3, 10, 11, 26, 99, 100, 101, 102, 103, 1.5]
  it('have all six forms in Arabic', () => {
    renderPage(<Weeks counts={counts} />, 'ar')
    expect(screen.getByTestId('weeks').textContent?.split('|')).toEqual([
      '0 أسبوع',
      'أسبوع',
      'أسبوعان',
      '3 أسابيع',
      '10 أسابيع',
      '11 أسبوعًا',
      '26 أسبوعًا',
      '99 أسبوعًا',
      '100 أسبوع',
      '101 أسبوع',
      '102 أسبوع',
      '103 أسابيع',
      '1.5 أسبوع',
    ])
  })
  it('are 0 weeks, 1 week, n weeks in English', () => {
    renderPage(<Weeks counts={[0, 1, 2, 12]} />, 'en')
    expect(screen.getByTestId('weeks').textContent).toBe('0 weeks|1 week|2 weeks|12 weeks')
  })
})

describe('a price on the page (case 34)', () => {
  it('in Arabic: number and symbol in one left-to-right isolate, and the word for screen readers', () => {
    const { container } = renderPage(<Price minor={123_450} />, 'ar')
    expect(container.querySelector('bdi')?.getAttribute('dir')).toBe('ltr')
    expect(container.querySelector('bdi')?.textContent).toBe('\u20c1 1,234.50')
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe('\u20c1')
    expect(container.textContent).toContain('ريال')
  })
  it('in English: SAR 1,234.50', () => {
    expect(renderPage(<Price minor={123_450} />, 'en').container.textContent).toBe('SAR 1,234.50')
  })
})

describe('failures become sentences by their code alone (case 4)', () => {
  it("in the page's language", () => {
    renderPage(<Failure code="core_cart_101" />, 'en')
    expect(screen.getByTestId('failure').textContent).toMatch(/coupon/i)
  })
  it.each([
    [2, 'ar', /قليلًا ثم أعد المحاولة\.$/],
    [45, 'ar', / يمكنك المحاولة من جديد بعد دقيقة\.$/],
    [170, 'ar', / بعد 3 دقائق\.$/],
    [170, 'en', / You can try again in 3 minutes\.$/],
  ] as const)('with the time the server named: %d seconds in %s', (retryAfter, locale, words) => {
    renderPage(<Failure code="rate_limited" retryAfter={retryAfter} />, locale)
    expect(screen.getByTestId('failure').textContent).toMatch(words)
  })
  it('and one that nobody knows has a sentence too', () => {
    renderPage(<Failure code="nobody_knows_999" />, 'ar')
    expect(screen.getByTestId('failure').textContent).toMatch(/^حدث أمر غير متوقع/)
  })
})

describe('links', () => {
  const href = () => screen.getByText('x').getAttribute('href')
  it.each([
    ['/blog', '/ar/blog'],
    ['about-us', '/ar/about-us'],
    ['/en/blog', '/en/blog'],
    ['/search-by-course?city=3#list', '/ar/search-by-course?city=3#list'],
    ['/', '/ar'],
    ['/?q=x', '/ar?q=x'],
    ['/EN/blog', '/en/blog'],
    ['/AR', '/ar'],
    ['https://example.com/a', 'https://example.com/a'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['#facts', '#facts'],
  ])('%s leads to %s (case 91)', (to, target) => {
    renderPage(<LocaleLink to={to}>x</LocaleLink>, 'ar')
    expect(href()).toBe(target)
  })
  it('on an English page the bare address is the English home (case 91)', () => {
    renderPage(<LocaleLink to="/">x</LocaleLink>, 'en')
    expect(href()).toBe('/en')
  })
})
