import type { Promotion } from '../../../src/contract/pricing-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { addDays } from '../../../src/domain/dates'
import { type Market, minor } from './market'
import { cycled, diceOf } from './random'
import type { Site } from './sites'
import { text } from './text'

/** A promotion with the course it is for; null where it is the whole branch's. */
export type OwnedPromotion = Promotion & { courseId: number | null }

export const gulfStates = ['SA', 'AE', 'KW', 'QA', 'BH', 'OM']

type Offer = Pick<Promotion, 'kind' | 'value' | 'waives' | 'minWeeks' | 'name'>

const percent = (points: number, minWeeks: number, name: LocalisedText): Offer => ({
  kind: 'percent',
  value: points * 100,
  waives: null,
  minWeeks,
  name,
})

/** The five kinds, in the words in which schools announce them. */
function offersOf(market: Market): Offer[] {
  const week = Math.max(market.roundTo, Math.round(market.under18PerWeek / 2 / market.roundTo) * market.roundTo)
  return [
    percent(15, 8, text('15% off tuition from eight weeks', 'خصم 15% على رسوم الدراسة من ثمانية أسابيع')),
    {
      kind: 'freeWeeks',
      value: 1,
      waives: null,
      minWeeks: 8,
      name: text('One week free when you book eight', 'أسبوع مجاني عند حجز ثمانية'),
    },
    { kind: 'waivedFee', value: 0, waives: 'registration', minWeeks: 2, name: text('No registration fee', 'بلا رسوم تسجيل') },
    {
      kind: 'amountPerWeek',
      value: minor(week),
      waives: null,
      minWeeks: 4,
      name: text('A little off every week', 'خصم على كل أسبوع دراسة'),
    },
    {
      kind: 'amount',
      value: minor(market.placement * 2),
      waives: null,
      minWeeks: 12,
      name: text('A long-stay gift', 'هدية الإقامة الطويلة'),
    },
    percent(10, 4, text('Winter offer: 10% off tuition', 'عرض الشتاء: خصم 10% على رسوم الدراسة')),
    { kind: 'waivedFee', value: 0, waives: 'placement', minWeeks: 4, name: text('Accommodation placement free', 'حجز السكن مجانًا') },
    percent(25, 24, text('Academic year offer: 25% off tuition', 'عرض السنة الأكاديمية: خصم 25% على رسوم الدراسة')),
    {
      kind: 'waivedFee',
      value: 0,
      waives: 'transfer',
      minWeeks: 12,
      name: text('Airport transfer on the school', 'الاستقبال من المطار على حساب المعهد'),
    },
    {
      kind: 'freeWeeks',
      value: 2,
      waives: null,
      minWeeks: 16,
      name: text('Two weeks free from sixteen', 'أسبوعان مجانًا من ستة عشر أسبوعًا'),
    },
    { kind: 'waivedFee', value: 0, waives: 'materials', minWeeks: 4, name: text('Books included', 'الكتب مشمولة') },
  ]
}

/** Days from the base date within which one can book: open ones close at different days, others are over or still to come. */
const windows: [from: number, to: number][] = [
  [-40, 18],
  [-25, 45],
  [-12, 65],
  [-150, -20],
  [-30, 34],
  [40, 110],
]

/** Seven of ten branches have an offer, some a second one for the Gulf alone. */
export function buildPromotions(site: Site, ordinal: number, firstId: number, market: Market, baseDate: string): OwnedPromotion[] {
  if (ordinal % 10 > 6) return []
  const dice = diceOf(`${site.brand.slug} ${site.town.facts.slug} promotion`)
  const offers = offersOf(market)
  const [from, to] = cycled(windows, ordinal)
  const everybody: OwnedPromotion = {
    id: firstId,
    ...cycled(offers, ordinal),
    bookFrom: addDays(baseDate, from),
    bookTo: addDays(baseDate, to),
    startFrom: dice.between(1, 2) === 1 ? null : addDays(baseDate, Math.max(from, 0)),
    startTo: addDays(baseDate, to + 180),
    minAge: null,
    maxAge: null,
    nationalities: [],
    courseId: null,
  }
  if (ordinal % 20 !== 4) return [everybody]
  const name = text('For Gulf students: 20% off tuition', 'لطلاب الخليج: خصم 20% على رسوم الدراسة')
  const gulf: OwnedPromotion = { ...everybody, ...percent(20, 6, name), id: firstId + 1, minAge: 16, maxAge: 40, nationalities: gulfStates }
  return [everybody, gulf]
}
