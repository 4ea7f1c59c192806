import type { ExtraFeePricing, PickupPricing } from '../../../src/contract/pricing-schema'
import { type Market, minor } from './market'
import type { Site } from './sites'
import { text } from './text'

const names = {
  courier: text('Visa papers by courier', 'إرسال أوراق التأشيرة بالبريد السريع'),
  guardianship: text('Guardianship for under-18s', 'الوصاية على من هم دون 18 سنة'),
  unaccompanied: text('Escort for unaccompanied minors', 'مرافقة القاصر المسافر وحده'),
  exam: text('Exam entry', 'رسوم دخول الاختبار'),
  cover: text('Overseas Student Health Cover', 'التأمين الصحي للطلاب الوافدين'),
  visaForm: text('I-20 form and registration', 'نموذج I-20 وتسجيله'),
}

const free: Pick<ExtraFeePricing, 'per' | 'compulsory' | 'taxable'> = { per: 'booking', compulsory: null, taxable: false }
const from = (fromWeeks: number): ExtraFeePricing['compulsory'] => ({ underAge: null, fromWeeks, nationalities: [] })

/** Fees of a branch beside tuition and rooms: some chosen, some that age or length makes compulsory. */
export function buildFees(site: Site, firstId: number, market: Market): ExtraFeePricing[] {
  const country = site.town.place.country.code
  const fees: Omit<ExtraFeePricing, 'id'>[] = [{ ...free, kind: 'courier', name: names.courier, price: minor(market.courier) }]
  if (site.minAge < 18) {
    const compulsory = { underAge: 18, fromWeeks: null, nationalities: [] }
    fees.push({
      ...free,
      kind: 'guardianship',
      name: names.guardianship,
      price: minor(market.guardianshipPerWeek),
      per: 'week',
      compulsory,
    })
  }
  if (site.minAge < 16) fees.push({ ...free, kind: 'unaccompanied', name: names.unaccompanied, price: minor(market.unaccompanied) })
  if (site.plan.some(({ type }) => type === 'exam')) fees.push({ ...free, kind: 'exam', name: names.exam, price: minor(market.exam) })
  if (country === 'AU') fees.push({ ...free, kind: 'other', name: names.cover, price: minor(15), per: 'week', compulsory: from(13) })
  if (country === 'US') fees.push({ ...free, kind: 'other', name: names.visaForm, price: minor(90), compulsory: from(5) })
  return fees.map((fee, place) => ({ id: firstId + place, ...fee }))
}

/** Dearer schools send a private car. */
export function buildPickups(site: Site, firstId: number): PickupPricing[] {
  const dearer = site.brand.level > 103 ? 10 : 0
  return site.town.facts.airports.map(({ name, code, arrival, both }, place) => ({
    id: firstId + place,
    airport: name,
    code,
    arrival: minor(arrival + dearer),
    both: minor(both + dearer * 2),
  }))
}
