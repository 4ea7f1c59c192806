import { type BookingState, bookingStates, mayStartPayment, paymentStates, quoteStates } from './states'

test('a booking goes from payment to completion', () => {
  const way: BookingState[] = ['pending_payment', 'paid', 'sent_to_school', 'confirmed', 'completed']
  way.slice(1).forEach((state, index) => {
    expect(bookingStates.canMove(way[index] ?? 'completed', state)).toBe(true)
    expect(bookingStates.canMove(state, way[index] ?? 'completed')).toBe(false)
  })
  expect(bookingStates.initial).toBe('pending_payment')
})

test('what is paid is never cancelled by any chain of moves but through a refund', () => {
  const reached = new Set<BookingState>(['paid'])
  for (const state of reached) for (const next of bookingStates.moves[state]) reached.add(next)
  expect([...reached].sort()).toEqual(['completed', 'confirmed', 'paid', 'refund_due', 'refunded', 'rejected_by_school', 'sent_to_school'])
})

test('all three know only their own states, and a repeated event is no move', () => {
  expect(quoteStates.states).toEqual(['draft', 'issued', 'expired', 'accepted'])
  expect(paymentStates.states).toEqual(['processing', 'paid', 'declined', 'cancelled'])
  expect(bookingStates.states).toHaveLength(9)
  for (const state of bookingStates.states) expect(bookingStates.canMove(state, state)).toBe(false)
  expect(paymentStates.states.filter(paymentStates.isFinal)).toEqual(['paid', 'declined', 'cancelled'])
  expect(bookingStates.states.filter(bookingStates.isFinal)).toEqual(['completed', 'refunded'])
  expect(quoteStates.canMove('expired', 'accepted')).toBe(false)
  expect(quoteStates.canMove('issued', 'accepted')).toBe(true)
})

test('payments: more than one attempt, one at a time, one success', () => {
  expect(mayStartPayment([])).toBe(true)
  expect(mayStartPayment(['declined', 'cancelled'])).toBe(true)
  expect(mayStartPayment(['declined', 'processing'])).toBe(false)
  expect(mayStartPayment(['paid'])).toBe(false)
})
