import { storageKeys } from '../../config/events'

/** The number kept from the last visit; 0 where there is none or storage is blocked (case 72). */
export function keptCartCount(): number {
  try {
    const count = Number(localStorage.getItem(storageKeys.cartCount))
    return Number.isInteger(count) && count > 0 ? count : 0
  } catch {
    return 0
  }
}

/**
 * Shows the number at the cart link. It is written outside React's tree (a custom property and an attribute of <html>), so that it can be
 * painted before the page is awake and never differs from what React expects to find.
 */
export function paintCartCount(count: number, root: HTMLElement = document.documentElement) {
  if (count > 0) {
    root.style.setProperty('--cart-count', `"${count}"`)
    root.setAttribute('data-cart', '')
  } else {
    root.style.removeProperty('--cart-count')
    root.removeAttribute('data-cart')
  }
}
