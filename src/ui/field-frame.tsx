import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Icon } from './icon'

const Frame = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  min-inline-size: 0;
`

const Label = styled.label`
  font-weight: 600;
  font-size: var(--text--1);
`

const Aside = styled.span`
  font-weight: 400;
  color: var(--ink-soft);
`

const Hint = styled.p`
  color: var(--ink-soft);
  font-size: var(--text--1);
`

const Problem = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-1);
  color: var(--error-ink);
  font-size: var(--text--1);
  font-weight: 600;
`

export type FieldText = {
  label: ReactNode
  hint?: ReactNode
  /** The sentence that says what is wrong and how to put it right. */
  error?: ReactNode
  /** Shown after the label of a field that may stay empty, e.g. "(optional)". */
  optional?: ReactNode
}

/** Ids that tie a control to its label, hint and error. Spread `control` on the control. */
export function useFieldIds({ id, hint, error }: { id?: string; hint?: ReactNode; error?: ReactNode }) {
  const made = useId()
  const own = id ?? made
  const described = [error && `${own}-error`, hint && `${own}-hint`].filter(Boolean).join(' ')
  return { id: own, control: { id: own, 'aria-describedby': described || undefined, 'aria-invalid': error ? (true as const) : undefined } }
}

/** Says what is wrong, next to the control. Id is `{field id}-error`. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Problem id={id}>
      <Icon name="circle-alert" />
      <span>{children}</span>
    </Problem>
  )
}

/** Label, hint and error around a control whose ids come from `useFieldIds`. */
export function FieldFrame({ id, label, hint, error, optional, children }: FieldText & { id: string; children: ReactNode }) {
  return (
    <Frame>
      <Label htmlFor={id}>
        {label} {optional && <Aside>{optional}</Aside>}
      </Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Frame>
  )
}
