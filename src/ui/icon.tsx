import styled from 'styled-components'
import { mirrored } from '../theme/mirror'
import { type IconName, iconSheet, turningIcons } from './icon-names'

export type { IconName } from './icon-names'

const Drawing = styled.svg<{ $turning: boolean }>`
  flex: none;
  inline-size: var(--icon, 1.25em);
  block-size: var(--icon, 1.25em);
  ${({ $turning }) => $turning && mirrored}
`

export type IconProps = {
  name: IconName
  /** Says what the drawing means; without it the drawing is decoration and unheard. */
  label?: string
  /** Pixels; without it 1.25 of the text. */
  size?: number
  filled?: boolean
}

export function Icon({ name, label, size, filled = false }: IconProps) {
  return (
    <Drawing
      $turning={turningIcons.has(name)}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      style={size ? { inlineSize: size, blockSize: size } : undefined}
    >
      <use href={`${iconSheet}#${name}`} />
    </Drawing>
  )
}
