import type { SafeStorage } from '../../store/safe-storage'
import { storageKeys } from '../../store/storage-keys'
import type { CheckoutValues } from './checkout-values'

const valuesKey = `${storageKeys.draftPrefix}checkout`
const orderKey = `${storageKeys.draftPrefix}order`

/** An order on its way: what was agreed to, and the one key under which it may be sent as often as needed (case 2). */
export type PendingOrder = { quoteId: string; total: number; key: string }

function parse<Value>(text: string | null, fits: (value: Partial<Value>) => boolean): Value | null {
  if (!text) return null
  try {
    const value = JSON.parse(text) as Partial<Value> | null
    return value && fits(value) ? (value as Value) : null
  } catch {
    // Cut off while written: the form starts fresh.
    return null
  }
}

/** What this tab remembers of its checkout (decision 11): forgotten when placed and at log-out. */
export function checkoutDraft(drafts: SafeStorage) {
  return {
    readValues: () =>
      parse<CheckoutValues>(drafts.read(valuesKey), ({ billing, travellers, consents }) => Boolean(billing && travellers && consents)),
    writeValues: (values: CheckoutValues) => drafts.write(valuesKey, JSON.stringify(values)),
    readOrder: () =>
      parse<PendingOrder>(drafts.read(orderKey), ({ quoteId, total, key }) => Boolean(quoteId && key && total !== undefined)),
    writeOrder: (order: PendingOrder) => drafts.write(orderKey, JSON.stringify(order)),
    forgetOrder: () => drafts.remove(orderKey),
  }
}

export type CheckoutDraft = ReturnType<typeof checkoutDraft>
