import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { events } from '../../config/events'
import { limits } from '../../config/limits'

const { throttle, duration, heightPx, hideDelay, resetDelay } = limits.loadingBar

type State = 'idle' | 'waiting' | 'running' | 'done' | 'error' | 'hidden'

/** 3 px along the top, growing from the reading side. */
const Bar = styled.div<{ $state: State }>`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: var(--layer-tooltip);
  block-size: ${heightPx}px;
  background: ${({ $state }) => ($state === 'error' ? 'var(--error)' : 'var(--action)')};
  inline-size: ${({ $state }) => ($state === 'done' || $state === 'error' || $state === 'hidden' ? '100%' : $state === 'running' ? '90%' : '0')};
  opacity: ${({ $state }) => ($state === 'running' || $state === 'done' || $state === 'error' ? 1 : 0)};
  transition: ${({ $state }) => ($state === 'running' ? `inline-size ${duration}ms ease-out` : $state === 'idle' ? 'none' : `inline-size 160ms, opacity ${resetDelay}ms`)};
  pointer-events: none;
`

type Signal = 'start' | 'finish' | 'error'
/** What comes next, after how many milliseconds (spec §9): seen after 200 ms, hidden 500 ms after the end, at its start again 400 ms later. */
export const nextOf: Partial<Record<State, { state: State; after: number }>> = {
  waiting: { state: 'running', after: throttle },
  done: { state: 'hidden', after: hideDelay },
  error: { state: 'hidden', after: hideDelay },
  hidden: { state: 'idle', after: resetDelay },
}

/** Work that ends before the throttle was never shown. */
export function onSignal(state: State, signal: Signal): State {
  if (signal === 'start') return state === 'running' ? 'running' : 'waiting'
  if (signal === 'error') return 'error'
  if (state === 'waiting') return 'idle'
  return state === 'running' ? 'done' : state
}

export function LoadingBar({ label }: { label: string }) {
  const [state, setState] = useState<State>('idle')
  useEffect(() => {
    const onLoading = (event: Event) => setState((before) => onSignal(before, (event as CustomEvent<Signal>).detail))
    window.addEventListener(events.loading, onLoading)
    return () => window.removeEventListener(events.loading, onLoading)
  }, [])
  useEffect(() => {
    const next = nextOf[state]
    if (!next) return
    const timer = setTimeout(() => setState(next.state), next.after)
    return () => clearTimeout(timer)
  }, [state])
  const busy = state === 'running'
  return <Bar $state={state} role="progressbar" aria-label={label} aria-hidden={!busy} data-state={state} />
}
