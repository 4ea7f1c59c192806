/** The three steps of checkout (spec §2, §4). Which one is shown is told by `?step=` alone; this says which may be shown. */
export const checkoutSteps = ['billing', 'payment', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** What is already with the server for the cart at hand. */
export type StepsDone = { billing: boolean; payment: boolean }

/** The last step that may be shown: the first that is not done. */
export function furthestStep({ billing, payment }: StepsDone): CheckoutStep {
  if (!billing) return 'billing'
  return payment ? 'review' : 'payment'
}

/** The step asked for, or the furthest allowed when it is unknown or too far: nobody gets to review by typing its address (case 9). */
export function stepFor(asked: string | null, done: StepsDone): CheckoutStep {
  const furthest = checkoutSteps.indexOf(furthestStep(done))
  const wanted = (checkoutSteps as readonly (string | null)[]).indexOf(asked)
  return checkoutSteps[wanted === -1 ? 0 : Math.min(wanted, furthest)] ?? 'billing'
}
