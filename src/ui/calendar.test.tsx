import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from '../config/locales'
import { Calendar } from './calendar'
import { readDate } from './typed-date'

const words = { previous: 'previous', next: 'next', month: 'month', year: 'year', legend: 'legend' }
const mondaysOnly = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() === 1 ? null : 'starts on Mondays only')

function show(locale: Locale, onChoose: (day: string) => void = () => undefined) {
  render(<Calendar {...{ locale, words, onChoose }} value="2027-01-11" opening="2027-01-11" dayProblem={mondaysOnly} />)
}
const dayInFocus = () => Number(document.activeElement?.textContent)

describe('the calendar by keyboard', () => {
  it.each<[Locale, string, number]>([
    ['en', '{ArrowRight}', 12],
    ['en', '{ArrowLeft}', 10],
    ['ar', '{ArrowLeft}', 12],
    ['ar', '{ArrowRight}', 10],
    ['ar', '{ArrowDown}', 18],
    ['ar', '{ArrowUp}', 4],
    ['en', '{Home}', 10],
    ['en', '{End}', 16],
  ])('given %s and %s on Monday 11 January 2027, then the day is %d', async (locale, key, day) => {
    show(locale)
    await userEvent.keyboard(key)
    expect(dayInFocus()).toBe(day)
  })

  it('given Page Down on 11 January, then 11 February is in focus', async () => {
    show('en')
    await userEvent.keyboard('{PageDown}')
    expect(document.activeElement?.getAttribute('aria-label')).toContain('February 11')
  })

  it('given a closed day, then pressing Enter says why and chooses nothing', async () => {
    const chosen = jest.fn()
    show('en', chosen)
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(screen.getByRole('status').textContent).toContain('starts on Mondays only')
    expect(chosen).not.toHaveBeenCalled()
  })

  it('given an open day, then Enter chooses it', async () => {
    const chosen = jest.fn()
    show('ar', chosen)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(chosen).toHaveBeenCalledWith('2027-01-18')
  })

  it('given any language, then the week begins on Sunday', () => {
    show('en')
    expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('Sun')
  })
})

describe('a typed date', () => {
  it.each([
    ['15/6/2026', '2026-06-15'],
    ['١٥/٠٦/٢٠٢٦', '2026-06-15'],
    ['2026-06-15', '2026-06-15'],
  ])('given %p, then it is %s', (typed, date) => expect(readDate(typed)).toBe(date))

  it.each(['31/2/2026', '15/13/2026', 'tomorrow', '15/6/26', ''])('given %p, then it is no date and nothing rolls over', (typed) =>
    expect(readDate(typed)).toBeNull(),
  )
})
