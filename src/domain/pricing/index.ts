export {
  type CheaperStart,
  cheaperWithMoreWeeks,
  cheapestStart,
  commissionOf,
  netOf,
  type PriceCliff,
  priceCliffs,
  pricePerLesson,
  tuitionFor,
} from './answers'
export { checkChoice } from './check'
export type { DayContext, PricingContext } from './context'
export { isCompulsory } from './extras'
export { explainPromotions, priceBooking, vatOf } from './price-booking'
export type { PromotionVerdict } from './promotions'
export {
  type LostReason,
  type ParameterKind,
  type Params,
  type PricingProblem,
  type PricingProblemCode,
  type RuleKey,
  readSteps,
  type Step,
} from './rule-keys'
export { actualStart, dayProblem, earliestStart, nextStarts } from './starts'
export { type Stay, stayOf } from './stay'
