/** The steps of a quote as a rule (spec §2 "Quote builder"): `?step=` asks for one, this says which is shown. */
import type { PricingProblemCode } from '../pricing/rule-keys'
import type { QuoteWish } from './wish'

export const quoteSteps = ['student', 'destination', 'institute', 'course', 'stay', 'extras', 'summary'] as const
export type QuoteStep = (typeof quoteSteps)[number]

export type QuoteProgress = {
  /** Who studies is told and well told. */
  studentKnown: boolean
  wish: QuoteWish
  /** False where the branch offers no accommodation: then there is nothing to choose. */
  hasStays: boolean
  /** Why the choice can't be had, if it can't. */
  problem: PricingProblemCode | null
}

export const isQuoteStep = (text: unknown): text is QuoteStep => quoteSteps.includes(text as QuoteStep)

const stepOfProblem: readonly (readonly [RegExp, QuoteStep])[] = [
  [/^birthDate/, 'student'],
  [/^accommodation|^unknownAccommodation$|^extraNights/, 'stay'],
  [/^unknownPickup$|^unknownFee$/, 'extras'],
]

/** The step in which a person mends a problem. Too young for a course: another course, since nobody can change her age. @assumed */
export const stepOf = (code: PricingProblemCode): QuoteStep => stepOfProblem.find(([pattern]) => pattern.test(code))?.[1] ?? 'course'

const isDone: Record<Exclude<QuoteStep, 'summary'>, (progress: QuoteProgress) => boolean> = {
  student: ({ studentKnown }) => studentKnown,
  destination: ({ wish }) => wish.language !== null && wish.country !== null && wish.city !== null,
  institute: ({ wish }) => wish.school !== null,
  course: ({ wish }) => wish.courseId !== null && wish.weeks !== null && wish.startDate !== null,
  stay: ({ wish, hasStays }) => wish.stay !== null || !hasStays,
  extras: ({ wish }) => wish.transfer === 'none' || wish.pickupId !== null,
}

/** True when what the step asks is answered, and nothing that belongs to it stands in the way. */
export const isStepDone = (step: QuoteStep, progress: QuoteProgress): boolean =>
  step !== 'summary' && isDone[step](progress) && (progress.problem === null || stepOf(progress.problem) !== step)

/** The first step that is still to be done; all done: the summary. */
export const firstOpen = (progress: QuoteProgress): QuoteStep => quoteSteps.find((step) => !isStepDone(step, progress)) ?? 'summary'

/** The steps one may go to: all that are done up to the first open one, and that one. */
export const isReachable = (step: QuoteStep, progress: QuoteProgress): boolean =>
  quoteSteps.indexOf(step) <= quoteSteps.indexOf(firstOpen(progress))

/** The step to show for what the address asks: nonsense and steps out of reach lead to the first open one. */
export const stepToShow = (asked: string | null, progress: QuoteProgress): QuoteStep =>
  isQuoteStep(asked) && isReachable(asked, progress) ? asked : firstOpen(progress)

export const stepAfter = (step: QuoteStep): QuoteStep => quoteSteps[quoteSteps.indexOf(step) + 1] ?? 'summary'
export const stepBefore = (step: QuoteStep): QuoteStep | null => quoteSteps[quoteSteps.indexOf(step) - 1] ?? null
