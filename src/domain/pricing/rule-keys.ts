/**
 * Names of the sentences a price is explained with; the locales hold one for each under `pricing:rule`, `pricing:lost`, `pricing:problem`.
 * How a sentence's numbers are written is given by `parameterKinds`, so that page, PDF and mail write them alike.
 */
export const ruleKeys = [
  'tuitionWhole',
  'tuitionProgressive',
  'tuitionFixed',
  'tuitionSplit',
  'promotionPercent',
  'promotionAmount',
  'promotionPerWeek',
  'promotionFreeWeeks',
  'promotionWaivedRegistration',
  'promotionWaivedMaterials',
  'promotionWaivedPlacement',
  'promotionWaivedTransfer',
  'registrationOnce',
  'registrationPaid',
  'materialsOnce',
  'materialsPerStartedWeeks',
  'materialsBand',
  'tuitionSeason',
  'accommodationWhole',
  'accommodationProgressive',
  'accommodationFixed',
  'accommodationSplit',
  'accommodationSummer',
  'accommodationUnder18',
  'accommodationChristmasFlat',
  'accommodationChristmasNights',
  'placementOnce',
  'extraNights',
  'transferArrival',
  'transferBoth',
  'insurancePerWeek',
  'feeOnce',
  'feePerWeek',
  'compulsoryOnce',
  'compulsoryPerWeek',
  'compulsoryUnderAgeOnce',
  'compulsoryUnderAgePerWeek',
  'compulsoryLongStayOnce',
  'compulsoryLongStayPerWeek',
  'compulsoryNationalityOnce',
  'compulsoryNationalityPerWeek',
  'serviceFeeOnce',
  'vatOnTaxable',
] as const
export type RuleKey = (typeof ruleKeys)[number]

/** Why a promotion was not the one: sentences under `pricing:lost`. */
export const lostReasons = [
  'notYet',
  'ended',
  'startsTooEarly',
  'startsTooLate',
  'tooFewWeeks',
  'tooYoung',
  'tooOld',
  'ageNeeded',
  'otherNationality',
  'nationalityNeeded',
  'worthNothing',
  'smallerSaving',
  'equalSaving',
] as const
export type LostReason = (typeof lostReasons)[number]

/** Why a booking can't be priced: sentences under `pricing:problem`. */
export const pricingProblemCodes = [
  'startInvalid',
  'startInPast',
  'startTooSoon',
  'startTooFar',
  'startOnClosedDay',
  'startOnHoliday',
  'notAStartDay',
  'noPriceList',
  'noExchangeRate',
  'weeksInvalid',
  'weeksBelowMinimum',
  'weeksAboveMaximum',
  'birthDateInvalid',
  'birthDateNeeded',
  'studentTooYoung',
  'studentTooOld',
  'unknownAccommodation',
  'accommodationTooYoung',
  'accommodationTooOld',
  'accommodationWeeks',
  'extraNightsInvalid',
  'unknownPickup',
  'unknownFee',
] as const
export type PricingProblemCode = (typeof pricingProblemCodes)[number]

export type Params = Record<string, string | number>
export type RuleText<K extends string = RuleKey> = { key: K; params: Params }
export type PricingProblem = { code: PricingProblemCode; params?: Params }

/**
 * money: minor units of the line's currency · date: `YYYY-MM-DD`, or `MM-DD` of every year · percent: basis points ·
 * steps: see `readSteps` · text: as it is (isolate it in Arabic) · number: as it is. `count` chooses the plural form.
 */
export type ParameterKind = 'money' | 'date' | 'percent' | 'steps' | 'text' | 'number'
export const parameterKinds: Record<string, ParameterKind> = {
  rate: 'money',
  worth: 'money',
  base: 'money',
  saving: 'money',
  price: 'money',
  nextPrice: 'money',
  from: 'date',
  to: 'date',
  date: 'date',
  birthday: 'date',
  earliest: 'date',
  latest: 'date',
  next: 'date',
  percent: 'percent',
  steps: 'steps',
  airport: 'text',
  currency: 'text',
  count: 'number',
  weeks: 'number',
  fromWeeks: 'number',
  times: 'number',
  nextWeeks: 'number',
  age: 'number',
  minimum: 'number',
  maximum: 'number',
}

export type Step = { weeks: number; rate: number }

/** Weeks at one rate after weeks at another, as one parameter: `3x27000+8x26000`. */
export const writeSteps = (steps: readonly Step[]): string => steps.map((step) => `${step.weeks}x${step.rate}`).join('+')

/** What `writeSteps` wrote, for a page that shows `3 × 270.00 + 8 × 260.00`. Rates are minor units. */
export const readSteps = (text: string): Step[] =>
  text.split('+').map((part) => {
    const [weeks, rate] = part.split('x')
    return { weeks: Number(weeks), rate: Number(rate) }
  })
