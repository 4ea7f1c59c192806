import styled from 'styled-components'
import { type Locale, localeFacts } from '../config/locales'
import type { IsoDate } from '../domain/dates'
import { addMonths } from './calendar-days'
import { controlStyle } from './control-style'
import { IconButton } from './icon-button'

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1);
`

const Title = styled.strong`
  text-align: center;
  flex: 1;
`

const Choice = styled.select`
  ${controlStyle}
  inline-size: auto;
  flex: 1;
  min-inline-size: 0;
`

export type CalendarWords = { previous: string; next: string; month: string; year: string; legend: string }

type Props = {
  locale: Locale
  month: IsoDate
  years?: { from: number; to: number }
  words: CalendarWords
  onTurn: (months: number) => void
  onMonth: (month: IsoDate) => void
}

const monthName = (locale: Locale, options: Intl.DateTimeFormatOptions, day: IsoDate) =>
  new Intl.DateTimeFormat(localeFacts[locale].intl, { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))

/** Month and year: paged where the choice is near, chosen from lists where it spans a life (dates of birth). */
export function CalendarHead({ locale, month, years, words, onTurn, onMonth }: Props) {
  const year = Number(month.slice(0, 4))
  const january = `${year}-01-01`
  const months = Array.from({ length: 12 }, (_, index) => addMonths(january, index))
  const choices = years ? Array.from({ length: years.to - years.from + 1 }, (_, index) => years.to - index) : []
  return (
    <Bar>
      <IconButton icon="chevron-left" label={words.previous} onClick={() => onTurn(-1)} />
      {years ? (
        <>
          <Choice aria-label={words.month} value={month} onChange={(event) => onMonth(event.target.value)}>
            {months.map((day) => (
              <option key={day} value={day}>
                {monthName(locale, { month: 'long' }, day)}
              </option>
            ))}
          </Choice>
          <Choice aria-label={words.year} value={year} onChange={(event) => onMonth(`${event.target.value}${month.slice(4)}`)}>
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </Choice>
        </>
      ) : (
        <Title aria-live="polite">{monthName(locale, { month: 'long', year: 'numeric' }, month)}</Title>
      )}
      <IconButton icon="chevron-right" label={words.next} onClick={() => onTurn(1)} />
    </Bar>
  )
}
