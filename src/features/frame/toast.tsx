import { useEffect, useState } from 'react'
import styled from 'styled-components'
import type { ToastMessage } from '../../config/events'
import { Icon, type IconName } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'

/** `said` is another one each time the same message is said: its time then begins anew. */
export type ShownToast = ToastMessage & { id: number; said: number }

export const Slip = styled.div`
  pointer-events: auto;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  max-inline-size: min(32rem, 100%);
  padding: var(--space-2) var(--space-3) var(--space-2) var(--space-4);
  border-radius: var(--radius-card);
  background: var(--contrast);
  color: var(--on-contrast);
  box-shadow: var(--shadow);
  /* Seen where the reader's own colours are forced. */
  outline: 1px solid transparent;
  button, a { color: inherit; }
`
const Action = styled.button`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--target);
  padding-inline: var(--space-3);
  font-weight: 600;
  text-decoration: underline;
`

const icons: Record<ShownToast['severity'], IconName> = {
  info: 'info',
  success: 'circle-check',
  warn: 'triangle-alert',
  error: 'circle-alert',
  secondary: 'info',
  contrast: 'info',
}
/** Milliseconds a message stays when it doesn't say; an error waits for the reader. @assumed */
const usualLife = 6000

type Props = { toast: ShownToast; closeLabel: string; onGone: (id: number) => void }

/** One message. The clock stands still while it is pointed at or focused. */
export function Toast({ toast, closeLabel, onGone }: Props) {
  const { id, said, severity, text, closable = true, action } = toast
  const life = toast.life === undefined ? (severity === 'error' ? null : usualLife) : toast.life
  const [held, setHeld] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again, its time begins anew.
  useEffect(() => {
    if (life === null || held) return
    const timer = setTimeout(() => onGone(id), life)
    return () => clearTimeout(timer)
  }, [life, held, id, said, onGone])
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return (
    <Slip data-severity={severity} {...hold}>
      <Icon name={icons[severity]} />
      <span>{text}</span>
      {action &&
        (action.href ? (
          <Action as="a" href={action.href}>
            {action.label}
          </Action>
        ) : (
          <Action type="button" onClick={action.onPress}>
            {action.label}
          </Action>
        ))}
      {closable && <IconButton icon="x" label={closeLabel} onClick={() => onGone(id)} />}
    </Slip>
  )
}
