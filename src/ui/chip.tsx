import type { ComponentProps, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Icon, type IconName } from './icon'

const pill = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  border-radius: var(--radius-full);
  font-size: var(--text--1);
  line-height: 1.4;
`
const Press = styled.button`
  ${pill}
  min-block-size: var(--target);
  padding: var(--space-1) var(--space-4);
  background: var(--paper);
  color: var(--action);
  border: 1.5px solid var(--line-strong);
  font-weight: 600;
  /* What a visitor typed may be one long word. */
  overflow-wrap: anywhere;
  &:hover { background: var(--action-soft); }
  &[aria-pressed='true'] { background: var(--action); border-color: var(--action); color: var(--on-action); }
  &:focus-visible { border-radius: var(--radius-full); }
`

export type ChipProps = ComponentProps<'button'> & {
  icon?: IconName
  /** On or off; without it the chip just acts. */
  pressed?: boolean
  /** What pressing takes away, read aloud: "Remove London". Shows a cross. */
  removeLabel?: string
}

/** Something that is on and can be taken off, or a choice among many. */
export function Chip({ icon, pressed, removeLabel, type = 'button', children, ...rest }: ChipProps) {
  return (
    <Press type={type} aria-pressed={pressed} aria-label={removeLabel} {...rest}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {removeLabel && <Icon name="x" />}
    </Press>
  )
}

const tones = {
  plain: ['--sunk', '--ink-soft'],
  offer: ['--offer-soft', '--offer-ink'],
  highlight: ['--highlight-soft', '--highlight-ink'],
  success: ['--success-soft', '--success-ink'],
  error: ['--error-soft', '--error-ink'],
} as const
export type TagTone = keyof typeof tones

const Label = styled.span<{ $tone: TagTone }>`
  ${pill}
  padding: 2px var(--space-3);
  background: var(${({ $tone }) => tones[$tone][0]});
  color: var(${({ $tone }) => tones[$tone][1]});
  font-weight: 600;
`

/** A word about a thing: "New", "20 % off", "Confirmed". Not for pressing. */
export function Tag({ tone = 'plain', icon, children }: { tone?: TagTone; icon?: IconName; children: ReactNode }) {
  return (
    <Label $tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </Label>
  )
}

/** A count on something else (cart, notifications). Say in words on the button itself what is counted. */
export const Badge = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-grid;
  place-items: center;
  min-inline-size: 20px;
  block-size: 20px;
  padding-inline: 5px;
  border-radius: var(--radius-full);
  background: var(--contrast);
  color: var(--on-contrast);
  font-size: 12px;
  font-weight: 600;
  line-height: 1;
  font-variant-numeric: tabular-nums;
`
