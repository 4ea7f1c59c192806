/**
 * Names by which parts that don't know each other talk in the page: events of `window`, and keys of the browser's storage.
 * Catalogue pages carry no store, so that the store tells the frame through these.
 */
import * as events from './event-names'

export * as events from './event-names'

export const storageKeys = {
  cartCount: 'rihla.cart-count',
} as const

export const cookies = { locale: 'rihla_locale' } as const

/** Severities of spec §4. `text` is already in the visitor's language. `life` in milliseconds; null stays until closed. */
export type ToastMessage = {
  severity: 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast'
  text: string
  life?: number | null
  closable?: boolean
  action?: { label: string; href?: string; onPress?: () => void }
}

/** Asks the frame to show a message (spec §4 "Toast"). Does nothing on the server. */
export function showToast(message: ToastMessage) {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(events.toast, { detail: message }))
}

/** Moves the loading bar (spec §9). */
export function tellLoading(state: 'start' | 'finish' | 'error') {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(events.loading, { detail: state }))
}

/** Keeps the number for pages without a store, and tells the page at hand. Storage may be blocked (case 72): then only this page knows. */
export function publishCartCount(count: number) {
  if (typeof window === 'undefined') return
  try {
    window.localStorage.setItem(storageKeys.cartCount, String(count))
  } catch (error) {
    console.info(error)
  }
  window.dispatchEvent(new CustomEvent(events.cartCount, { detail: count }))
}
