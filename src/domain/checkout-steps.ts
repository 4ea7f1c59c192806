/** The checkout's steps as a rule (spec §2, §3): `?step=` asks for one, this says which is shown. */
export const checkoutSteps = ['billing', 'payment', 'review', 'done'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** What is there. All of it comes from the server's answer, none from the page. */
export type CheckoutState = {
  /** Lines that can be booked. */
  bookableLines: number
  /** Lines that stand in the way: withdrawn, start too near. */
  problemLines: number
  minimumReached: boolean
  loggedIn: boolean
  guestAllowed: boolean
  billingSaved: boolean
  paymentMethod: string | null
  /** The booking's number once it is placed. */
  placedNumber: string | null
}

/** Where to send the visitor instead of a step, and why: `failures` of the contract say it in words. */
export type CheckoutAway = { to: 'cart'; because: 'empty' | 'problemLines' | 'belowMinimum' } | { to: 'login'; because: 'guestRefused' }

export const isCheckoutStep = (text: unknown): text is CheckoutStep => checkoutSteps.includes(text as CheckoutStep)

/** Why checkout can't be entered or gone on with, or null. A placed booking is never sent away. */
export function awayFromCheckout(state: CheckoutState): CheckoutAway | null {
  if (state.placedNumber !== null) return null
  if (state.bookableLines + state.problemLines === 0) return { to: 'cart', because: 'empty' }
  if (state.problemLines > 0) return { to: 'cart', because: 'problemLines' }
  if (!state.minimumReached) return { to: 'cart', because: 'belowMinimum' }
  return state.loggedIn || state.guestAllowed ? null : { to: 'login', because: 'guestRefused' }
}

/** The furthest step that what is there allows. */
export function furthestStep(state: CheckoutState): CheckoutStep {
  if (state.placedNumber !== null) return 'done'
  if (!state.billingSaved) return 'billing'
  return state.paymentMethod === null ? 'payment' : 'review'
}

/** True for the steps up to the furthest one; a placed booking has only `done`, and nothing else has it. */
export function isStepAllowed(step: CheckoutStep, state: CheckoutState): boolean {
  const furthest = furthestStep(state)
  if (furthest === 'done' || step === 'done') return step === furthest
  return checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(furthest)
}

/**
 * The step to show for what the address asks. No step or nonsense: the first that is still to be done; a step that is not allowed yet: the
 * furthest allowed one, so that Back, reload and a typed address never land on a step without its data.
 */
export function stepToShow(asked: string | null, state: CheckoutState): CheckoutStep {
  return isCheckoutStep(asked) && isStepAllowed(asked, state) ? asked : furthestStep(state)
}
