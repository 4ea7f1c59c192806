/**
 * The same rules written a second time and differently, for the property test: BigInt throughout, one week after another, dates as
 * milliseconds. Shares no code with the engine. Sums by kind of line, halalas.
 */
import type { BookingChoice, CoursePricing, MarketTerms, PriceList, Promotion, Season } from '../../../contract/pricing-schema'

const day = 86_400_000
const ms = (date: string) => Date.parse(`${date}T00:00:00Z`)
const iso = (time: number) => new Date(time).toISOString().slice(0, 10)
const weekday = (time: number) => new Date(time).getUTCDay()

/** Half away from zero, by the sign and the doubled remainder. */
function half(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n
  const size = numerator * sign
  return sign * (size / denominator + ((size % denominator) * 2n >= denominator ? 1n : 0n))
}

function yearsOld(birth: string, on: string): number {
  const [by = 0, bm = 0, bd = 0] = birth.split('-').map(Number)
  const [y = 0, m = 0, d = 0] = on.split('-').map(Number)
  return y - by - (m > bm || (m === bm && d >= bd) ? 0 : 1)
}

function within(from: string, to: string, date: string): boolean {
  if (from.length === 10) return date >= from && date <= to
  const year = Number(date.slice(0, 4))
  return [year - 1, year].some((first) => date >= `${first}-${from}` && date <= `${from > to ? first + 1 : first}-${to}`)
}

const listOn = (lists: PriceList[], date: string) =>
  lists.filter((list) => list.validFrom <= date && (list.validTo ?? '9999') >= date).sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0]
const rate = (list: PriceList, weeks: number) =>
  BigInt([...list.bands].sort((a, b) => b.fromWeeks - a.fromWeeks).find((band) => band.fromWeeks <= weeks)?.price ?? 0)

function stayCost(lists: PriceList[], ruling: PriceList, firstDays: string[]): bigint {
  if (ruling.rule === 'fixed') return rate(ruling, firstDays.length)
  return firstDays.reduce((total, date, index) => {
    const own = ruling.split ? listOn(lists, date) : ruling
    const list = own && own.rule !== 'fixed' ? own : ruling
    return total + rate(list, list.rule === 'progressive' ? index + 1 : firstDays.length)
  }, 0n)
}

function seasonCost(seasons: Season[], firstDays: string[]): bigint[] {
  return seasons.map((season) =>
    firstDays.reduce((total, date) => (within(season.from, season.to, date) ? total + BigInt(season.perWeek) : total), 0n),
  )
}

function holds(promotion: Promotion, choice: BookingChoice, today: string): boolean {
  const age = choice.student.birthDate === null ? null : yearsOld(choice.student.birthDate, choice.startDate)
  return (
    promotion.bookFrom <= today &&
    today <= promotion.bookTo &&
    (promotion.startFrom ?? '0') <= choice.startDate &&
    choice.startDate <= (promotion.startTo ?? '9') &&
    choice.weeks >= promotion.minWeeks &&
    (promotion.minAge === null || (age !== null && age >= promotion.minAge)) &&
    (promotion.maxAge === null || (age !== null && age <= promotion.maxAge)) &&
    (promotion.nationalities.length === 0 || promotion.nationalities.includes(choice.student.nationality ?? '?'))
  )
}

/** Amounts of the school by kind of line, each list entry one line. */
export function oracleLines(pricing: CoursePricing, choice: BookingChoice, today: string): Record<string, bigint[]> {
  const start = ms(choice.startDate)
  let friday = start
  while (weekday(friday) !== 5) friday += day
  const mondays = Array.from({ length: choice.weeks }, (_, week) => iso(friday - 4 * day + week * 7 * day))
  const ruling = listOn(pricing.lists, choice.startDate)
  if (!ruling) throw new Error('no list')
  const tuition = stayCost(pricing.lists, ruling, mondays)
  const lines: Record<string, bigint[]> = {
    tuition: [tuition],
    registration: [BigInt(pricing.registration)],
    tuitionSeason: seasonCost(pricing.seasons, mondays),
  }
  const { materials } = pricing
  if (materials) {
    const price = BigInt(
      [...materials.bands].reverse().find((band) => materials.rule !== 'band' || band.fromWeeks <= choice.weeks)?.price ?? 0,
    )
    let packs = 0n
    for (let week = 0; week < choice.weeks; week += materials.rule === 'perStartedWeeks' ? (materials.everyWeeks ?? 1) : choice.weeks)
      packs += 1n
    lines.materials = [(materials.rule === 'band' ? price : BigInt(materials.bands[0]?.price ?? 0)) * packs]
  }
  const home = pricing.accommodations.find((one) => one.id === choice.accommodationId)
  if (home) {
    let checkIn = start
    while (weekday(checkIn) !== home.checkInDay % 7) checkIn -= day
    const weeks = choice.accommodationWeeks ?? choice.weeks
    const firstDays = Array.from({ length: weeks }, (_, week) => iso(checkIn + week * 7 * day))
    const homeList = listOn(home.lists, iso(checkIn)) ?? listOn(home.lists, choice.startDate)
    if (!homeList) throw new Error('no list')
    lines.accommodation = [stayCost(home.lists, homeList, firstDays)]
    lines.accommodationSummer = home.summer ? seasonCost([home.summer], firstDays) : []
    const { birthDate } = choice.student
    lines.accommodationUnder18 = [
      BigInt(firstDays.filter((date) => birthDate !== null && yearsOld(birthDate, date) < 18).length * home.under18PerWeek),
    ]
    const leaves = friday + (weeks - 1) * 7 * day + day + choice.extraNights * day
    const nights: string[] = []
    for (let night = checkIn; night < leaves; night += day) nights.push(iso(night))
    const { christmas } = home
    if (christmas) {
      const inside = nights.map((night) => within(christmas.from, christmas.to, night))
      const touched = inside.filter((is, index) => is && !(inside[index - 1] ?? false)).length
      lines.accommodationChristmas = [BigInt((christmas.rule === 'flat' ? touched : inside.filter(Boolean).length) * christmas.price)]
    }
    lines.placement = [BigInt(home.placementFee)]
    lines.extraNights = [BigInt(home.extraNight * choice.extraNights)]
  }
  const pickup = pricing.pickups.find((one) => one.id === choice.pickupId)
  if (pickup) lines.transfer = [BigInt({ none: 0, arrival: pickup.arrival, both: pickup.both }[choice.transfer])]
  if (choice.insurance) lines.insurance = [BigInt(pricing.insurancePerWeek * choice.weeks)]
  lines.promotion = [-bestPromotion(pricing, choice, today, tuition, ruling, lines)]
  return lines
}

function bestPromotion(
  pricing: CoursePricing,
  choice: BookingChoice,
  today: string,
  tuition: bigint,
  ruling: PriceList,
  lines: Record<string, bigint[]>,
): bigint {
  const reached = rate(ruling, choice.weeks)
  const perWeek = ruling.rule === 'fixed' ? half(reached, BigInt(choice.weeks)) : reached
  const worths = pricing.promotions
    .filter((promotion) => holds(promotion, choice, today))
    .map((promotion) => {
      if (promotion.kind === 'waivedFee') return (lines[promotion.waives ?? ''] ?? []).reduce((a, b) => a + b, 0n)
      const value = BigInt(promotion.value)
      const wish = {
        percent: half(tuition * value, 10_000n),
        amount: value,
        amountPerWeek: value * BigInt(choice.weeks),
        freeWeeks: (promotion.value > choice.weeks ? BigInt(choice.weeks) : value) * perWeek,
      }[promotion.kind]
      return wish > tuition ? tuition : wish
    })
  let best = 0n
  for (const worth of worths) if (worth > best) best = worth
  return best
}

/** One extra fee's amount, 0 where it is neither chosen nor asked for by rule. */
export function oracleFee(fee: CoursePricing['extraFees'][number], choice: BookingChoice): bigint {
  const rule = fee.compulsory
  const { birthDate, nationality } = choice.student
  const asked =
    rule !== null &&
    (rule.underAge === null || (birthDate !== null && yearsOld(birthDate, choice.startDate) < rule.underAge)) &&
    (rule.fromWeeks === null || choice.weeks >= rule.fromWeeks) &&
    (rule.nationalities.length === 0 || rule.nationalities.some((one) => one === nationality))
  return asked || choice.extraFeeIds.includes(fee.id) ? BigInt(fee.price) * (fee.per === 'week' ? BigInt(choice.weeks) : 1n) : 0n
}

/** The grand total, halalas: each line converted by itself, then agency fee and VAT. The currency has two decimals. */
export function oracleTotal(pricing: CoursePricing, choice: BookingChoice, today: string, terms: MarketTerms): bigint {
  const toSar = (amount: bigint) => half(amount * BigInt(terms.ratesMicro[pricing.currency] ?? 0), 1_000_000n)
  const fees = pricing.extraFees.map((fee) => ({ sar: toSar(oracleFee(fee, choice)), taxable: fee.taxable }))
  const school = Object.values(oracleLines(pricing, choice, today))
    .flat()
    .map(toSar)
  const service = BigInt(terms.serviceFeeSar)
  const vat = (sar: bigint) => half(sar * BigInt(terms.vatBasisPoints), 10_000n)
  const taxed = fees.filter((fee) => fee.taxable).reduce((total, fee) => total + vat(fee.sar), vat(service))
  return [...school, ...fees.map((fee) => fee.sar), service, taxed].reduce((a, b) => a + b, 0n)
}
