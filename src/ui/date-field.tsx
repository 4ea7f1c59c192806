import { type FocusEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Locale } from '../config/locales'
import type { IsoDate } from '../domain/dates'
import type { CalendarProps } from './calendar'
import type { CalendarWords } from './calendar-head'
import { controlStyle } from './control-style'
import { FieldFrame, type FieldText, useFieldIds } from './field-frame'
import { IconButton } from './icon-button'
import { latePart } from './late-part'
import { readDate, writeDate } from './typed-date'

const Place = styled.div`
  position: relative;
`

const Input = styled.input`
  ${controlStyle}
  padding-inline-end: var(--space-12);
  font-variant-numeric: tabular-nums;
  /* The input itself is left-to-right, its button stands at the page's end side. */
  [dir='rtl'] & { text-align: end; padding-inline: var(--space-12) var(--space-3); }
`

const Opener = styled.div`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 2px;
`

const Sheet = styled.div`
  position: absolute;
  z-index: var(--layer-sticky);
  inset-block-start: calc(100% + var(--space-1));
  inset-inline: 0;
  min-inline-size: min(20rem, 100%);
  padding: var(--space-3);
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
`

/** As high as a month, so that nothing moves when it comes. */
const Coming = styled.div`
  min-block-size: 24rem;
`

/** `failed`: said where the calendar's file is out of reach; `wrong`: of what was typed and is no date. */
export type DateFieldWords = CalendarWords & { open: string; placeholder: string; failed: string; wrong: string }

/** Fetched when somebody opens it; out of reach, the date can still be typed. */
const Calendar = latePart<CalendarProps & { words: DateFieldWords }>(
  () => import('./calendar').then(({ Calendar }) => Calendar),
  <Coming />,
  ({ words }) => <p role="alert">{words.failed}</p>,
)

export type DateFieldProps = FieldText & {
  id?: string
  name?: string
  locale: Locale
  value: IsoDate | null
  /** Null for what was typed and is no date. */
  onChange: (value: IsoDate | null, typed: string) => void
  /** Why a day can't be chosen, in words; null when it can. Typed days are judged by the form. */
  dayProblem?: (day: IsoDate) => string | null
  opening: IsoDate
  years?: { from: number; to: number }
  autoComplete?: string
  words: DateFieldWords
}

const anyDay = () => null

/**
 * A date that can be typed (digits of any script) or chosen in a calendar. Escape, leaving and going to type close the calendar, also one that is
 * still to come: it would take the focus.
 */
export function DateField({
  label,
  hint,
  error: judged,
  optional,
  id,
  name,
  locale,
  value,
  onChange,
  dayProblem = anyDay,
  opening,
  years,
  autoComplete,
  words,
}: DateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const error = isWrong ? words.wrong : judged
  const { id: own, control } = useFieldIds({ id, hint, error })
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  const take = (day: IsoDate) => {
    setTyped(null)
    setWrong(false)
    setOpen(false)
    onChange(day, writeDate(day))
    place.current?.querySelector('input')?.focus()
  }
  const settle = () => {
    if (typed === null) return
    const day = readDate(typed)
    setWrong(!day && typed.trim() !== '')
    onChange(day, typed)
    if (day) setTyped(null)
  }
  const leave = (event: FocusEvent) => {
    if (!place.current?.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    <FieldFrame id={own} {...{ label, hint, error, optional }}>
      <Place
        ref={place}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return
          event.stopPropagation()
          setOpen(false)
        }}
      >
        <Input
          {...control}
          name={name}
          dir="ltr"
          inputMode="numeric"
          autoComplete={autoComplete ?? 'off'}
          placeholder={words.placeholder}
          value={typed ?? (value ? writeDate(value) : '')}
          onChange={(event) => {
            setWrong(false)
            setTyped(event.target.value)
          }}
          onFocus={() => setOpen(false)}
          onBlur={settle}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
        />
        <Opener>
          <IconButton icon="calendar" label={words.open} aria-expanded={open} onClick={() => setOpen(!open)} />
        </Opener>
        {open && (
          <Sheet role="dialog" aria-label={words.open}>
            <Calendar {...{ locale, value, opening, dayProblem, years, words }} onChoose={take} />
          </Sheet>
        )}
      </Place>
    </FieldFrame>
  )
}
