/** What may follow what (design domain §5). A move that is not listed is refused, whoever asks. */

const quoteMoves = {
  draft: ['issued'],
  /** Back to draft when it is opened changed: it is priced anew and the difference shown. */
  issued: ['accepted', 'expired', 'draft'],
  expired: ['draft'],
  accepted: [],
} as const

const bookingMoves = {
  pending_payment: ['paid', 'cancelled'],
  /** Never to cancelled: money that came goes back through a refund. */
  paid: ['sent_to_school', 'refund_due'],
  sent_to_school: ['confirmed', 'rejected_by_school', 'refund_due'],
  confirmed: ['completed', 'refund_due'],
  completed: [],
  rejected_by_school: ['refund_due'],
  /** Money may still arrive after the customer cancelled. */
  cancelled: ['refund_due'],
  refund_due: ['refunded'],
  refunded: [],
} as const

const paymentMoves = {
  processing: ['paid', 'declined', 'cancelled'],
  paid: [],
  declined: [],
  cancelled: [],
} as const

/** @assumed what was published can be taken down when readers object, and what was rejected by mistake published after all. */
const reviewMoves = {
  pending: ['published', 'rejected'],
  published: ['rejected'],
  rejected: ['published'],
} as const

type Moves = Record<string, readonly string[]>
type Machine<S extends string> = {
  initial: S
  states: readonly S[]
  moves: Readonly<Record<S, readonly S[]>>
  /** False also for staying where one is: a repeated event is no move. */
  canMove: (from: S, to: S) => boolean
  isFinal: (state: S) => boolean
}

function machine<M extends Moves>(
  moves: M & { [S in keyof M]: readonly Extract<keyof M, string>[] },
  initial: Extract<keyof M, string>,
): Machine<Extract<keyof M, string>> {
  type S = Extract<keyof M, string>
  const table: Readonly<Record<S, readonly S[]>> = moves
  return {
    initial,
    states: Object.keys(moves) as S[],
    moves: table,
    canMove: (from, to) => table[from].includes(to),
    isFinal: (state) => table[state].length === 0,
  }
}

export const quoteStates = machine(quoteMoves, 'draft')
export const bookingStates = machine(bookingMoves, 'pending_payment')
export const paymentStates = machine(paymentMoves, 'processing')
export const reviewStates = machine(reviewMoves, 'pending')

export type QuoteState = keyof typeof quoteMoves
export type BookingState = keyof typeof bookingMoves
export type PaymentState = keyof typeof paymentMoves
export type ReviewState = keyof typeof reviewMoves

/** A new attempt may begin when none has succeeded and none is under way (more than one attempt per booking; one success). */
export const mayStartPayment = (attempts: readonly PaymentState[]): boolean =>
  attempts.every((state) => state === 'declined' || state === 'cancelled')
