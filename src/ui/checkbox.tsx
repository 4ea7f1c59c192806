import { type ComponentProps, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { FieldError } from './field-frame'

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-3);
  align-items: start;
  > :nth-child(n + 3) { grid-column: 2; }
`

const Box = styled.input`
  inline-size: 24px;
  block-size: 24px;
  margin: 10px 0;
  accent-color: var(--action);
`

const Label = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-block-size: 44px;
`

const Hint = styled.p`
  color: var(--ink-soft);
  font-size: var(--text--1);
`

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  aside?: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** Yes or no. `aside` stands at the end of the line: a price. */
export function Checkbox({ label, aside, hint, error, id, ...rest }: CheckboxProps) {
  const made = useId()
  const own = id ?? made
  const described = [error && `${own}-error`, hint && `${own}-hint`].filter(Boolean).join(' ')
  return (
    <Row>
      <Box type="checkbox" id={own} aria-describedby={described || undefined} aria-invalid={error ? true : undefined} {...rest} />
      <Label htmlFor={own}>
        <span>{label}</span>
        {aside && <span>{aside}</span>}
      </Label>
      {hint && <Hint id={`${own}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </Row>
  )
}
