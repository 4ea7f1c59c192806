import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { Icon, type IconName } from './icon'

const Round = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: var(--target);
  block-size: var(--target);
  flex: none;
  border-radius: var(--radius-full);
  color: var(--action);
  transition: background-color var(--motion-quick);
  &:hover { background: var(--action-soft); color: var(--action-strong); }
  &:focus-visible { border-radius: var(--radius-full); }
  &[aria-pressed='true'] { color: var(--offer); }
  &:disabled { color: var(--ink-soft); opacity: 0.5; cursor: not-allowed; }
`

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  /** Read aloud and shown on hover. */
  label: string
  filled?: boolean
}

export function IconButton({ icon, label, filled, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Round type={type} aria-label={label} title={label} {...rest}>
      <Icon name={icon} size={22} filled={filled} />
    </Round>
  )
}
