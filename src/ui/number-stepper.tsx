import { type KeyboardEvent, useState } from 'react'
import styled from 'styled-components'
import { parseCount } from '../domain/digits'
import { controlStyle } from './control-style'
import { FieldFrame, type FieldText, useFieldIds } from './field-frame'
import { Icon } from './icon'

const Row = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(4.5rem, 1fr) 48px;
  gap: var(--space-1);
  max-inline-size: 15rem;
`
const Step = styled.button`
  display: grid;
  place-items: center;
  min-block-size: 48px;
  border-radius: var(--radius-field);
  background: var(--action-soft);
  color: var(--action);
  &:hover:enabled { background: var(--action); color: var(--on-action); }
  &:disabled { background: var(--sunk); color: var(--ink-soft); cursor: not-allowed; }
`
const Count = styled.input`
  ${controlStyle}
  text-align: center;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

export type NumberStepperProps = FieldText & {
  id?: string
  name?: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  decreaseLabel: string
  increaseLabel: string
  /** The value in words for screen readers: "4 weeks". */
  valueText?: string
}

/**
 * A whole number between two bounds, typed (digits of any script) or stepped. What is typed counts on Enter and on leaving;
 * what is no whole number falls back to the last value, what is out of bounds to the nearest bound.
 */
export function NumberStepper({ label, hint, error, optional, id, name, value, min, max, onChange, ...words }: NumberStepperProps) {
  const { id: own, control } = useFieldIds({ id, hint, error })
  const [typed, setTyped] = useState<string | null>(null)
  const go = (next: number) => {
    setTyped(null)
    const bounded = Math.min(Math.max(next, min), max)
    if (bounded !== value) onChange(bounded)
  }
  const settle = () => typed !== null && go(parseCount(typed) ?? value)
  const keys: Record<string, number> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + 4,
    PageDown: value - 4,
    Home: min,
    End: max,
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return settle()
    const next = keys[event.key]
    if (next === undefined || (typed !== null && (event.key === 'Home' || event.key === 'End'))) return
    event.preventDefault()
    go(next)
  }
  return (
    <FieldFrame id={own} {...{ label, hint, error, optional }}>
      <Row>
        <Step type="button" aria-label={words.decreaseLabel} aria-controls={own} disabled={value <= min} onClick={() => go(value - 1)}>
          <Icon name="minus" />
        </Step>
        <Count
          {...control}
          name={name}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={words.valueText}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={settle}
          onKeyDown={press}
        />
        <Step type="button" aria-label={words.increaseLabel} aria-controls={own} disabled={value >= max} onClick={() => go(value + 1)}>
          <Icon name="plus" />
        </Step>
      </Row>
    </FieldFrame>
  )
}
