import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { type Locale, localeFacts } from '../config/locales'
import type { IsoDate } from '../domain/dates'
import { addMonths, dayOfKey, firstOfMonth, sameDayIn, weeksOfMonth } from './calendar-days'
import { CalendarHead, type CalendarWords } from './calendar-head'

const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  th { font-size: var(--text--2); font-weight: 400; color: var(--ink-soft); padding-block: var(--space-1); }
  td { padding: 1px; text-align: center; }
`

const Day = styled.button<{ $can: boolean }>`
  inline-size: 100%;
  min-block-size: 44px;
  border-radius: var(--radius-field);
  font-variant-numeric: tabular-nums;
  font-weight: ${({ $can }) => ($can ? 600 : 400)};
  background: ${({ $can }) => ($can ? 'var(--action-soft)' : 'transparent')};
  color: ${({ $can }) => ($can ? 'var(--action)' : 'var(--ink-soft)')};
  &[aria-disabled] { cursor: not-allowed; }
  &:hover:not([aria-disabled]) { background: var(--action); color: var(--on-action); }
  &[aria-pressed='true'] { background: var(--action); color: var(--on-action); }
`

const Reason = styled.p`
  min-block-size: 3lh;
  font-size: var(--text--1);
  color: var(--ink-soft);
`

export type CalendarProps = {
  locale: Locale
  value: IsoDate | null
  /** The day to open on when nothing is chosen. */
  opening: IsoDate
  /** Why a day can't be chosen, in words; null when it can. */
  dayProblem: (day: IsoDate) => string | null
  /** Years to choose from; without them the months are paged one by one. */
  years?: { from: number; to: number }
  words: CalendarWords
  onChoose: (day: IsoDate) => void
}

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(localeFacts[locale].intl, { ...options, timeZone: 'UTC' })
  return (day: IsoDate) => formatter.format(Date.parse(`${day}T00:00:00Z`))
}
/** A week that begins on a Sunday, for the names of the days. */
const someWeek = ['2023-01-01', '2023-01-02', '2023-01-03', '2023-01-04', '2023-01-05', '2023-01-06', '2023-01-07']

/** One month as the ARIA date grid: a roving focus, arrows by reading direction, closed days that say why. */
export function Calendar({ locale, value, opening, dayProblem, years, words, onChoose }: CalendarProps) {
  const [active, setActive] = useState(value ?? opening)
  const [shown, setShown] = useState<IsoDate | null>(null)
  const grid = useRef<HTMLTableElement>(null)
  const moved = useRef(true)
  const weekday = format(locale, { weekday: locale === 'ar' ? 'long' : 'short' })
  // Calendars in Arabic drop the article, and the columns are narrow: «أحد», not «الأحد».
  const weekdayHead = (day: IsoDate) => weekday(day).replace(/^ال/, '')
  const whole = format(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the active day, and only when a key or the opening moved it
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLButtonElement>('[tabindex="0"]')?.focus()
    moved.current = false
  }, [active])

  const turn = (months: number) => setActive(sameDayIn(active, addMonths(active, months)))
  const press = (event: KeyboardEvent) => {
    const day = dayOfKey(event.key, active, localeFacts[locale].direction === 'rtl')
    if (!day) return
    event.preventDefault()
    moved.current = true
    setActive(day)
    setShown(day)
  }
  const reason = shown && dayProblem(shown)
  return (
    <>
      <CalendarHead
        locale={locale}
        month={firstOfMonth(active)}
        years={years}
        words={words}
        onTurn={turn}
        onMonth={(month) => setActive(sameDayIn(active, month))}
      />
      <Table role="grid" ref={grid} onKeyDown={press}>
        <thead>
          <tr>
            {someWeek.map((day) => (
              <th key={day} scope="col">
                {weekdayHead(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(active).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <td key={day ?? `${index}`}>
                  {day && (
                    <Day
                      type="button"
                      $can={dayProblem(day) === null}
                      tabIndex={day === active ? 0 : -1}
                      aria-label={whole(day)}
                      aria-pressed={day === value}
                      aria-disabled={dayProblem(day) ? true : undefined}
                      onClick={() => (dayProblem(day) ? setShown(day) : onChoose(day))}
                    >
                      {Number(day.slice(8))}
                    </Day>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Reason role="status">{shown && reason ? `${whole(shown)}: ${reason}` : words.legend}</Reason>
    </>
  )
}
