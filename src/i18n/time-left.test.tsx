import { act, screen } from '@testing-library/react'
import type { Locale } from '../config/locales'
import { renderPage } from '../testing/render-page'
import { TimeLeft } from './time-left'

const lastDay = '2026-03-14'
const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 2, day, hour, minute)

function show(now: number, locale: Locale, onEnd?: () => void) {
  jest.useFakeTimers({ now })
  renderPage(
    <p role="note">
      <TimeLeft lastDay={lastDay} onEnd={onEnd} />
    </p>,
    locale,
  )
}
const shown = () => screen.getByRole('note').textContent

afterEach(() => jest.useRealTimers())

describe('what is left until the end of a day in Riyadh', () => {
  test.each([
    [at(1, 21), '13 days left', 'باقي 13 يومًا'],
    [at(13, 15), '1 day 6 hours left', 'باقي يوم واحد و6 ساعات'],
    [at(14, 18), '3 hours left', 'باقي 3 ساعات'],
    [at(14, 20, 58), '2 minutes left', 'باقي دقيقتان'],
    [at(14, 21), '', ''],
  ])('given the moment %i, then %s', (now, en, ar) => {
    show(now, 'en')
    expect(shown()).toBe(en)
    document.body.innerHTML = ''
    show(now, 'ar')
    expect(shown()).toBe(ar)
  })

  test('given the page is open when it ends, then whoever waits is told once; opened later, never', () => {
    const ends: string[] = []
    show(at(14, 20, 59), 'en', () => ends.push('open'))
    act(() => void jest.advanceTimersByTime(180_000))
    expect([shown(), ends]).toEqual(['', ['open']])
    document.body.innerHTML = ''
    show(at(15, 9), 'en', () => ends.push('later'))
    act(() => void jest.advanceTimersByTime(180_000))
    expect(ends).toEqual(['open'])
  })
})
