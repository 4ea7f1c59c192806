import type { ComponentProps, MouseEvent } from 'react'
import styled from 'styled-components'
import { type ButtonKind, type ButtonLook, type ButtonSize, buttonStyle } from './button-style'
import { Icon, type IconName } from './icon'
import { Spinner } from './spinner'

type Look = {
  kind?: ButtonKind
  size?: ButtonSize
  /** As wide as its place. */
  wide?: boolean
  icon?: IconName
  iconAfter?: IconName
}

const PressButton = styled.button<ButtonLook>`${buttonStyle}`
const PressLink = styled.a<ButtonLook>`${buttonStyle}`

const look = ({ kind = 'primary', size = 'normal', wide = false }: Look): ButtonLook => ({ $kind: kind, $size: size, $wide: wide })

export type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** Work is going on: stays in place and focusable, says so, and answers no further press. */
    busy?: boolean
    busyLabel?: string
  }

export function Button({
  kind,
  size,
  wide,
  icon,
  iconAfter,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <PressButton
      {...look({ kind, size, wide })}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      <span>{busy && busyLabel ? busyLabel : children}</span>
      {iconAfter && !busy && <Icon name={iconAfter} />}
    </PressButton>
  )
}

export type ButtonLinkProps = Look & ComponentProps<'a'> & { href: string }

/** A link that looks like a button: goes somewhere, works before any script is there. */
export function ButtonLink({ kind, size, wide, icon, iconAfter, children, ...rest }: ButtonLinkProps) {
  return (
    <PressLink {...look({ kind, size, wide })} {...rest}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </PressLink>
  )
}
