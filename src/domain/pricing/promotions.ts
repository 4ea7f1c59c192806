/** Promotions: which holds, what each is worth, and why the others lost (design domain §3.2). */

import type { LineKind } from '../../contract/price-schema'
import type { BookingChoice, Promotion } from '../../contract/pricing-schema'
import { ageOn } from '../dates'
import { basisPointsOf, divideRounded } from '../money'
import { type PricingContext, type SchoolLine, schoolLine } from './context'
import type { LostReason, Params, RuleKey, RuleText } from './rule-keys'

/** What a promotion acts on. `rate`: a week at the band reached. `fees`: the booking's other lines. */
export type PromotionBase = { tuition: number; rate: number; fees: readonly SchoolLine[] }
export type LostBecause = { key: LostReason; params: Params }
/** `worth`: minor units of the school's currency. `reason` is null for the chosen one, whose rule is on its line. */
export type PromotionVerdict = { promotionId: number; outcome: 'chosen' | 'lost'; worth: number; reason: LostBecause | null }

const lost = (key: LostReason, params: Params = {}): LostBecause => ({ key, params })

function windowReason(promotion: Promotion, choice: BookingChoice, context: PricingContext): LostBecause | null {
  if (context.today < promotion.bookFrom) return lost('notYet', { date: promotion.bookFrom })
  if (context.today > promotion.bookTo) return lost('ended', { date: promotion.bookTo })
  if (promotion.startFrom !== null && choice.startDate < promotion.startFrom) return lost('startsTooEarly', { date: promotion.startFrom })
  if (promotion.startTo !== null && choice.startDate > promotion.startTo) return lost('startsTooLate', { date: promotion.startTo })
  return choice.weeks < promotion.minWeeks ? lost('tooFewWeeks', { count: promotion.minWeeks }) : null
}

function studentReason(promotion: Promotion, choice: BookingChoice): LostBecause | null {
  const { birthDate, nationality } = choice.student
  if (promotion.minAge !== null || promotion.maxAge !== null) {
    if (birthDate === null) return lost('ageNeeded')
    const age = ageOn(birthDate, choice.startDate)
    if (promotion.minAge !== null && age < promotion.minAge) return lost('tooYoung', { minimum: promotion.minAge })
    if (promotion.maxAge !== null && age > promotion.maxAge) return lost('tooOld', { maximum: promotion.maxAge })
  }
  if (promotion.nationalities.length === 0) return null
  if (nationality === null) return lost('nationalityNeeded')
  return promotion.nationalities.includes(nationality) ? null : lost('otherNationality')
}

const feeOf = (base: PromotionBase, kind: LineKind | null): number =>
  base.fees.reduce((total, line) => (line.kind === kind ? total + line.amount : total), 0)

/** What the promotion takes off, never more than what it acts on. */
function worthOf(promotion: Promotion, weeks: number, base: PromotionBase): number {
  if (promotion.kind === 'waivedFee') return feeOf(base, promotion.waives)
  const wish = {
    percent: () => basisPointsOf(base.tuition, promotion.value),
    amount: () => promotion.value,
    amountPerWeek: () => promotion.value * weeks,
    freeWeeks: () => Math.min(promotion.value, weeks) * base.rate,
  }[promotion.kind]()
  return Math.max(0, Math.min(wish, base.tuition))
}

const waivedKeys: Record<NonNullable<Promotion['waives']>, RuleKey> = {
  registration: 'promotionWaivedRegistration',
  materials: 'promotionWaivedMaterials',
  placement: 'promotionWaivedPlacement',
  transfer: 'promotionWaivedTransfer',
}

function ruleOf(promotion: Promotion, weeks: number, base: PromotionBase): RuleText {
  switch (promotion.kind) {
    case 'percent':
      return { key: 'promotionPercent', params: { percent: promotion.value } }
    case 'amount':
      return { key: 'promotionAmount', params: {} }
    case 'amountPerWeek':
      return { key: 'promotionPerWeek', params: { count: weeks, rate: promotion.value } }
    case 'freeWeeks':
      return { key: 'promotionFreeWeeks', params: { count: Math.min(promotion.value, weeks), rate: base.rate } }
    case 'waivedFee':
      return { key: waivedKeys[promotion.waives ?? 'registration'], params: {} }
  }
}

function judge(promotion: Promotion, choice: BookingChoice, context: PricingContext, base: PromotionBase): PromotionVerdict {
  const reason = windowReason(promotion, choice, context) ?? studentReason(promotion, choice)
  const worth = reason ? 0 : worthOf(promotion, choice.weeks, base)
  return { promotionId: promotion.id, outcome: 'lost', worth, reason: reason ?? (worth === 0 ? lost('worthNothing') : null) }
}

/** How much less it saves than the chosen one, in basis points of the chosen one's worth. */
const smaller = (worth: number, best: number): LostBecause =>
  worth === best
    ? lost('equalSaving')
    : lost('smallerSaving', { worth, saving: best, percent: divideRounded((best - worth) * 10_000, best) })

/**
 * Every promotion judged, in the given order: the one that is worth most is chosen, of equals the lowest id; each other one says why not.
 */
export function judgePromotions(
  promotions: readonly Promotion[],
  choice: BookingChoice,
  context: PricingContext,
  base: PromotionBase,
): PromotionVerdict[] {
  const verdicts = promotions.map((promotion) => judge(promotion, choice, context, base))
  let best: PromotionVerdict | null = null
  for (const verdict of verdicts) {
    if (verdict.reason) continue
    if (!best || verdict.worth > best.worth || (verdict.worth === best.worth && verdict.promotionId < best.promotionId)) best = verdict
  }
  for (const verdict of verdicts) {
    if (verdict === best) verdict.outcome = 'chosen'
    else if (!verdict.reason && best) verdict.reason = smaller(verdict.worth, best.worth)
  }
  return verdicts
}

/** The chosen promotion's line, or none. */
export function promotionLines(
  promotions: readonly Promotion[],
  choice: BookingChoice,
  context: PricingContext,
  base: PromotionBase,
): SchoolLine[] {
  const chosen = judgePromotions(promotions, choice, context, base).find((verdict) => verdict.outcome === 'chosen')
  const promotion = promotions.find((one) => one.id === chosen?.promotionId)
  if (!chosen || !promotion) return []
  return [schoolLine('promotion', -chosen.worth, ruleOf(promotion, choice.weeks, base), promotion.id)]
}
