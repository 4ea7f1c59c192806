import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { narrow } from '../theme/breakpoints'
import { FieldError } from './field-frame'

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
`

const Legend = styled.legend`
  margin-block-end: var(--space-1);
  padding: 0;
  font-weight: 600;
  font-size: var(--text--1);
`

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-3);
  min-block-size: 48px;
  padding: var(--space-2) var(--space-3);
  background: var(--paper);
  border: 1.5px solid var(--line);
  border-radius: var(--radius-field);
  cursor: pointer;
  transition: border-color var(--motion-quick);
  &:hover { border-color: var(--line-strong); }
  &:has(:checked) { border-color: var(--action); background: var(--action-soft); }
  &:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  &:has(:disabled) { cursor: not-allowed; color: var(--ink-soft); background: var(--sunk); }
  input { inline-size: 20px; block-size: 20px; margin: 0; accent-color: var(--action); outline: none; }
`

const Aside = styled.span`
  display: grid;
  justify-items: end;
  white-space: nowrap;
  @media ${narrow} { grid-column: 2 / -1; justify-items: start; }
  small { color: var(--ink-soft); }
`

const Hint = styled.small`
  grid-column: 2 / -1;
  color: var(--ink-soft);
  font-size: var(--text--1);
`

export type RadioChoice<Value extends string> = { value: Value; label: ReactNode; hint?: ReactNode; aside?: ReactNode; disabled?: boolean }
export type RadioCardsProps<Value extends string> = {
  legend: ReactNode
  name?: string
  value: Value | null
  choices: RadioChoice<Value>[]
  onChange: (value: Value) => void
  error?: ReactNode
}

/** One of a few, all in sight, each a whole card to press. `aside` stands at the end of the line: a price. */
export function RadioCards<Value extends string>({ legend, name, value, choices, onChange, error }: RadioCardsProps<Value>) {
  const made = useId()
  return (
    <Group aria-describedby={error ? `${made}-error` : undefined} aria-invalid={error ? true : undefined}>
      <Legend>{legend}</Legend>
      {choices.map((choice) => (
        <Choice key={choice.value}>
          <input
            type="radio"
            name={name ?? made}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
          {choice.aside && <Aside>{choice.aside}</Aside>}
          {choice.hint && <Hint>{choice.hint}</Hint>}
        </Choice>
      ))}
      {error && <FieldError id={`${made}-error`}>{error}</FieldError>}
    </Group>
  )
}
