import { useCallback, useEffect, useState } from 'react'
import styled from 'styled-components'
import { events, type ToastMessage } from '../../config/events'
import { useText } from '../../i18n/use-text'
import { below } from '../../theme/breakpoints'
import { type ShownToast, Slip, Toast } from './toast'

/** Bottom-centre, above everything; one live region for the whole page (spec §9, look.md). */
const Area = styled.div`
  position: fixed;
  inset-block-end: max(var(--space-4), env(safe-area-inset-bottom));
  inset-inline: 0;
  z-index: var(--layer-tooltip);
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding-inline: var(--space-4);
  pointer-events: none;
  /* Above what else stands at the foot of the screen; a browser without :has() shows it over that. */
  :root:has([data-dock='bar']) & { margin-block-end: 4rem; }
  @media ${below('desktop')} {
    :root:has([data-dock='total']) & { margin-block-end: 7rem; }
  }
`

export function ToastArea() {
  const t = useText('common')
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const remove = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), [])
  useEffect(() => {
    let count = 0
    const add = (message: ToastMessage) => {
      count += 1
      const said = count
      // What is said again takes the place of itself: five presses without a connection are one message.
      setToasts((before) => {
        const same = before.find(({ text }) => text === message.text)
        const toast = { ...message, id: same?.id ?? said, said }
        return same ? before.map((shown) => (shown === same ? toast : shown)) : [...before, toast]
      })
    }
    const onToast = (event: Event) => add((event as CustomEvent<ToastMessage>).detail)
    const onUpdate = () =>
      add({ severity: 'info', text: t('updateReady'), life: null, action: { label: t('reload'), onPress: () => window.location.reload() } })
    const onOutOfReach = () => add({ severity: 'warn', text: t('outOfReach') })
    window.addEventListener(events.toast, onToast)
    window.addEventListener(events.outOfReach, onOutOfReach)
    window.addEventListener(events.update, onUpdate)
    return () => {
      window.removeEventListener(events.toast, onToast)
      window.removeEventListener(events.outOfReach, onOutOfReach)
      window.removeEventListener(events.update, onUpdate)
    }
  }, [t])
  return (
    <Area role="status" aria-live="polite" aria-label={t('messages')}>
      {/* Shown by src/app/sleep while what would make the page act can't be had: then there is no React to say it. */}
      <Slip id="asleep" hidden>
        {t('asleep')}
      </Slip>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} closeLabel={t('close')} onGone={remove} />
      ))}
    </Area>
  )
}
