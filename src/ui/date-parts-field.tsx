import type { ReactNode } from 'react'
import styled from 'styled-components'
import { controlStyle } from './control-style'
import { FieldError, useFieldIds } from './field-frame'

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
`
const Legend = styled.legend`
  padding: 0;
  font-weight: 600;
  font-size: var(--text--1);
`
const Hint = styled.p`
  color: var(--ink-soft);
  font-size: var(--text--1);
`
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4.5rem) minmax(0, 4.5rem) minmax(0, 6rem);
  gap: var(--space-2);
  label { display: grid; font-size: var(--text--1); }
`
const Input = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
`

export type DateParts = { day: string; month: string; year: string }
export const noDate: DateParts = { day: '', month: '', year: '' }
const names = ['day', 'month', 'year'] as const

export type DatePartsFieldProps = {
  /** The first box gets this id, so that an error summary can lead there. */
  id: string
  legend: ReactNode
  hint?: ReactNode
  error?: ReactNode
  value: DateParts
  onChange: (value: DateParts) => void
  onBlur?: () => void
  labels: Record<(typeof names)[number], string>
  /** Autofill tokens, e.g. `bday-day`. */
  autoComplete?: Record<(typeof names)[number], string>
  /** What was understood, said after the boxes. */
  readAs?: ReactNode
}

/** A date one knows by heart, typed in three boxes: quicker than any calendar for a birthday. Takes digits of any script as they come. */
export function DatePartsField({ id, legend, hint, error, value, onChange, onBlur, labels, autoComplete, readAs }: DatePartsFieldProps) {
  const { control } = useFieldIds({ id, hint, error })
  return (
    <Group aria-describedby={control['aria-describedby']}>
      <Legend>{legend}</Legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Parts>
        {names.map((name) => (
          <label key={name} htmlFor={name === 'day' ? id : `${id}-${name}`}>
            {labels[name]}
            <Input
              id={name === 'day' ? id : `${id}-${name}`}
              inputMode="numeric"
              autoComplete={autoComplete?.[name]}
              maxLength={name === 'year' ? 4 : 2}
              aria-invalid={error ? true : undefined}
              value={value[name]}
              onChange={(event) => onChange({ ...value, [name]: event.target.value })}
              onBlur={onBlur}
            />
          </label>
        ))}
      </Parts>
      {readAs && <Hint role="status">{readAs}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  )
}
