import type { MouseEvent } from 'react'
import styled, { css } from 'styled-components'
import { phones } from '../theme/breakpoints'
import { Icon } from './icon'
import { VisuallyHidden } from './visually-hidden'

/** More names than a phone has room for: bars to see and press, names to hear. What the step is called stands under them. */
const barsOnPhone = css`
  @media ${phones} {
    gap: var(--space-1);
    .name { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    svg { display: none; }
    a { inline-size: 100%; }
    li { block-size: 0.75rem; }
  }
`
const List = styled.ol<{ $many: boolean }>`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: var(--space-2);
  ${({ $many }) => $many && barsOnPhone}
`
const Item = styled.li<{ $state: StepState }>`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  padding-block-start: var(--space-2);
  border-block-start: 3px solid ${({ $state }) => ($state === 'ahead' ? 'var(--line)' : 'var(--ink)')};
  color: ${({ $state }) => ($state === 'ahead' ? 'var(--ink-soft)' : 'var(--ink)')};
  font-weight: ${({ $state }) => ($state === 'current' ? 600 : 400)};
  font-size: var(--text--1);
  line-height: 1.4;
  a, span { display: inline-flex; align-items: center; gap: var(--space-1); min-block-size: 28px; }
  a { min-block-size: var(--target); margin-block: -8px; }
  i { font-style: normal; }
`

type StepState = 'done' | 'current' | 'ahead'
export type Step = { key: string; label: string; href?: string }

export type StepperProps = {
  /** Name of the whole, read aloud: "Steps of your booking". */
  label: string
  steps: Step[]
  current: string
  /** Words read after the step's name, e.g. "done", "you are here". */
  doneLabel: string
  currentLabel: string
  /** Too many for a phone to name side by side. */
  many?: boolean
  /** Follows a step's link inside the page; without it the browser does. */
  onGo?: (href: string) => void
}

/** Where one is in a row of steps. Steps that are done may carry a link back. */
export function Stepper({ label, steps, current, doneLabel, currentLabel, many = false, onGo }: StepperProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>, href: string) => {
    if (!onGo || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onGo(href)
  }
  const at = steps.findIndex(({ key }) => key === current)
  return (
    <nav aria-label={label}>
      <List $many={many}>
        {steps.map((step, index) => {
          const state: StepState = index < at ? 'done' : index === at ? 'current' : 'ahead'
          const content = (
            <>
              {state === 'done' && <Icon name="check" />}
              <i className="name">{step.label}</i>
            </>
          )
          return (
            <Item key={step.key} $state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {state === 'done' && step.href ? (
                <a href={step.href} onClick={(event) => follow(event, step.href ?? '')}>
                  {content}
                </a>
              ) : (
                <span>{content}</span>
              )}
              {state !== 'ahead' && <VisuallyHidden>{state === 'done' ? doneLabel : currentLabel}</VisuallyHidden>}
            </Item>
          )
        })}
      </List>
    </nav>
  )
}
