import { observable, when } from 'mobx'
import { flow, isAlive, toGenerator, types } from 'mobx-state-tree'
import { type CartLine, type CartTotals, cartCalls } from '../api/cart-calls'
import { type Failure, isPassing } from '../api/failure'
import type { BookingChoice } from '../contract/pricing-schema'
import type { AcceptQuote } from '../contract/quote-schema'
import type { Result } from '../domain/result'
import { environmentOf } from './environment'

/** `No quote`: the server forgot this cart. `No items in the cart`. Both mean an empty cart, not an error to show (case 4). */
const emptyCodes = ['core_cart_105', 'core_cart_100']
const noQuote = 'core_cart_105'
const noItem = 'core_cart_104'

type Removed = { choice: BookingChoice; qty: number; name: string }

/**
 * The server's cart as last heard, spec §3. A line's last intent wins: at most one request in flight a line and one waiting (case 41).
 * Intents are kept by key and not on the line, so that a late answer for a line that is gone finds nothing to write to (case 64).
 */
export const Cart = types
  .model('Cart', {
    /** Keyed by product id plus item id. */
    lines: types.map(types.frozen<CartLine>()),
    totals: types.frozen<CartTotals | null>(null),
  })
  .volatile(() => ({
    status: 'idle' as 'idle' | 'loading' | 'ready' | 'failed',
    failure: null as Failure | null,
    /** Quantities asked for but not sent; 0 is removal. */
    waiting: observable.map<string, number>(),
    /** Quantities under way. */
    sending: observable.map<string, number>(),
    /** Failure of the last change of a line. */
    refusals: observable.map<string, Failure>(),
    otherChanges: 0,
    /** Grows at each change's start and end; a read begun in an older era is dropped. */
    era: 0,
    removed: null as Removed | null,
    /** Quote of a list that was here and that the server, which now has another session for us, no longer knows. */
    lostQuote: null as string | null,
  }))
  .views((self) => ({
    /** What the person wants, before the server has agreed. */
    shownQty: (key: string) => self.waiting.get(key) ?? self.sending.get(key) ?? self.lines.get(key)?.qty ?? 0,
    get isBusy() {
      return self.waiting.size > 0 || self.sending.size > 0 || self.otherChanges > 0
    },
  }))
  .views((self) => ({
    get shownLines(): CartLine[] {
      return [...self.lines.values()].filter(({ key }) => self.shownQty(key) > 0)
    },
    get count() {
      return [...self.lines.values()].reduce((sum, { key }) => sum + self.shownQty(key), 0)
    },
    get isEmpty() {
      return self.status === 'ready' && this.shownLines.length === 0
    },
    /** Spec §5: minimum order compared with the subtotal. */
    get showMinimumMessage() {
      return self.totals?.showMinimumMessage ?? false
    },
    get hasProblem() {
      return this.shownLines.some(({ problem }) => problem !== null)
    },
    /** True when a booking can go on to checkout. */
    get canCheckOut() {
      return self.status === 'ready' && this.shownLines.length > 0 && !this.hasProblem && !this.showMinimumMessage
    },
  }))
  .actions((self) => {
    const env = () => environmentOf(self)
    const announce = () => env().announceCount(self.count)
    const hear = (lines: CartLine[], totals: CartTotals | null) => {
      const before = self.lines.size > 0 ? self.totals?.quoteId : undefined
      if (lines.length > 0) self.lostQuote = null
      else if (before !== undefined && before !== totals?.quoteId) self.lostQuote = before
      self.lines.replace(lines.map((line) => [line.key, line]))
      self.totals = totals
      self.status = 'ready'
      self.failure = null
      announce()
    }
    return {
      /** Nothing left: placed, logged out, or forgotten by the server. */
      clear: () => {
        self.era += 1
        self.lostQuote = null
        self.waiting.clear()
        self.refusals.clear()
        self.removed = null
        hear([], null)
      },
      startChange: () => {
        self.era += 1
        self.otherChanges += 1
      },
      endChange: () => {
        self.era += 1
        self.otherChanges -= 1
      },
      hear,
      /** Out of reach: what is shown stays and the failure says so. Anything else empties the cart (spec §8). @assumed */
      lose: (failure: Failure) => {
        if (!isPassing(failure)) self.lines.clear()
        self.status = self.status === 'ready' && isPassing(failure) ? 'ready' : 'failed'
        self.failure = failure
      },
      applyAnswer: (key: string, qty: number, result: Result<CartLine | null, Failure>) => {
        self.sending.delete(key)
        if (!result.ok) self.refusals.set(key, result.failure)
        if (!result.ok && ![noItem, noQuote].includes(result.failure.code)) return
        self.refusals.delete(key)
        if (!result.ok || qty === 0) self.lines.delete(key)
        else if (result.value?.key === key) self.lines.set(key, result.value)
        announce()
      },
    }
  })
  .actions((self) => ({
    /** Asks for the quote and its items. Fails silently into `failure`. */
    refresh: flow(function* () {
      const calls = cartCalls(environmentOf(self).client)
      const { era } = self
      const [totals, lines] = yield* toGenerator(Promise.all([calls.totals(), calls.lines()]))
      if (!isAlive(self) || era !== self.era) return
      const lost = [totals, lines].find((result) => !result.ok)
      if (totals.ok && lines.ok) self.hear(lines.value, totals.value)
      else if (lost && !lost.ok && emptyCodes.includes(lost.failure.code)) self.hear([], totals.ok ? totals.value : null)
      else if (lost && !lost.ok) self.lose(lost.failure)
    }),
  }))
  .actions((self) => {
    /** Sends a line's intents one after the other until none waits. */
    const pump = flow(function* (key: string) {
      const calls = cartCalls(environmentOf(self).client)
      while (self.waiting.has(key)) {
        const qty = self.waiting.get(key) ?? 0
        self.waiting.delete(key)
        const line = self.lines.get(key)
        if (!line) break
        self.sending.set(key, qty)
        self.era += 1
        const request: Promise<Result<CartLine | null, Failure>> =
          qty === 0
            ? calls.remove(line.itemId).then((done) => (done.ok ? { ok: true, value: null } : done))
            : calls.setQuantity(line.itemId, qty)
        const result = yield* toGenerator(request)
        if (!isAlive(self)) return
        self.era += 1
        self.applyAnswer(key, qty, result)
      }
      yield self.refresh()
      if (isAlive(self)) environmentOf(self).channel.tell({ kind: 'cart' })
    })
    return {
      load: flow(function* () {
        if (self.status !== 'ready') self.status = 'loading'
        yield self.refresh()
      }),
      /** Whole numbers from 0 (removal); bounds are the server's to judge. */
      setQuantity: (key: string, qty: number) => {
        if (!self.lines.has(key)) return
        self.refusals.delete(key)
        self.waiting.set(key, qty)
        if (!self.sending.has(key)) void pump(key)
      },
    }
  })
  .actions((self) => {
    const changed = flow(function* (change: Promise<Result<unknown, Failure>>) {
      self.startChange()
      const result = yield* toGenerator(change)
      if (!isAlive(self)) return result
      self.endChange()
      yield self.refresh()
      if (isAlive(self) && result.ok) environmentOf(self).channel.tell({ kind: 'cart' })
      return result
    })
    return {
      /**
       * Puts a booking into the cart. When the server has no quote any more, a new one is opened silently and the booking goes there (case 4).
       * `key`: Idempotency-Key of the click, so that a second click is the same booking.
       */
      add: (choice: BookingChoice, qty = 1, key?: string): Promise<Result<unknown, Failure>> => {
        const calls = cartCalls(environmentOf(self).client)
        const add = async () => {
          const first = await calls.add(choice, qty, key ? { key } : {})
          if (first.ok || first.failure.code !== noQuote) return first
          await calls.totals()
          return calls.add(choice, qty)
        }
        return changed(add())
      },
      /** An alternative of an issued quote, at the price of today that was seen. `key` as in `add`. */
      acceptQuote: (offer: AcceptQuote, key: string): Promise<Result<unknown, Failure>> =>
        changed(environmentOf(self).client.call('quote/accept', offer, { key })),
      applyCoupon: (code: string): Promise<Result<unknown, Failure>> => changed(cartCalls(environmentOf(self).client).applyCoupon(code)),
      remove: (key: string) => {
        const line = self.lines.get(key)
        if (!line) return
        self.removed = { choice: line.choice, qty: self.shownQty(key), name: line.name }
        self.setQuantity(key, 0)
      },
      forgetRemoved: () => {
        self.removed = null
      },
      /** Resolves when no change is under way: checkout waits for it (case 41). */
      settled: () => when(() => !self.isBusy),
    }
  })
  .actions((self) => ({
    undoRemove: flow(function* () {
      const { removed } = self
      self.removed = null
      if (!removed) return
      yield self.settled()
      if (isAlive(self)) yield self.add(removed.choice, removed.qty)
    }),
  }))
