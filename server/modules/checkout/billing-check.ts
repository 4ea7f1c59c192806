/** Who pays, who travels, what they agree to: checked on the server by the same rules as in the form (cases 11, 12, 14). */
import { limits } from '../../../src/config/limits'
import type { BillingAddress, SaveBilling, Traveller } from '../../../src/contract/cart-schema'
import { ageOn, isIsoDate } from '../../../src/domain/dates'
import { normaliseEmail } from '../../../src/domain/email'
import { toE164 } from '../../../src/domain/phone'
import { cleanText, oneLine } from '../../../src/domain/text'
import type { FailedFields } from '../../fail'
import { isCountry } from '../geo/geo-service'

const adult = 18
const oldest = 120

type Checker = { fields: FailedFields; text: (value: string, field: string, most?: number) => string }

function checker(): Checker {
  const fields: FailedFields = {}
  const text = (value: string, field: string, most: number = limits.text.name): string => {
    const cleaned = oneLine(value)
    if (cleaned === '') fields[field] = 'required'
    else if (cleaned.length > most) fields[field] = 'tooLong'
    return cleaned
  }
  return { fields, text }
}

/** A telephone number as E.164, read as one of the person's country. */
function phoneOf(value: string, country: string): string | null {
  return isCountry(country) ? toE164(value, country) : toE164(value)
}

function checkBilling({ fields, text }: Checker, billing: BillingAddress, allowed: ReadonlySet<string>): BillingAddress {
  const country = cleanText(billing.country).toUpperCase()
  if (!isCountry(country) || (allowed.size > 0 && !allowed.has(country)))
    fields['billing.country'] = country === '' ? 'required' : 'country'
  const email = normaliseEmail(billing.email)
  if (email === null) fields['billing.email'] = cleanText(billing.email) === '' ? 'required' : 'email'
  const phone = phoneOf(billing.phone, country)
  if (phone === null) fields['billing.phone'] = cleanText(billing.phone) === '' ? 'required' : 'phone'
  return {
    firstname: text(billing.firstname, 'billing.firstname'),
    lastname: text(billing.lastname, 'billing.lastname'),
    email: email ?? '',
    phone: phone ?? '',
    country,
    city: text(billing.city, 'billing.city'),
    street: text(billing.street, 'billing.street', limits.text.line),
  }
}

function birthDateRule(birth: string, today: string): string | null {
  if (!isIsoDate(birth)) return 'birthDate'
  if (birth > today) return 'birthDateFuture'
  return ageOn(birth, today) > oldest ? 'birthDateTooOld' : null
}

type Place = { startDate: string; today: string }

function checkGuardian({ fields, text }: Checker, traveller: Traveller, at: string): Pick<Traveller, 'guardian_name' | 'guardian_phone'> {
  const phone = traveller.guardian_phone === null ? null : toE164(traveller.guardian_phone)
  if (phone === null) fields[`${at}.guardian_phone`] = cleanText(traveller.guardian_phone ?? '') === '' ? 'required' : 'phone'
  return { guardian_name: text(traveller.guardian_name ?? '', `${at}.guardian_name`), guardian_phone: phone }
}

function checkTraveller(check: Checker, traveller: Traveller, at: string, { startDate, today }: Place): Traveller {
  const { fields, text } = check
  const rule = birthDateRule(traveller.birth_date, today)
  if (rule) fields[`${at}.birth_date`] = rule
  const nationality = cleanText(traveller.nationality).toUpperCase()
  if (!isCountry(nationality)) fields[`${at}.nationality`] = nationality === '' ? 'required' : 'country'
  const isMinor = rule === null && ageOn(traveller.birth_date, startDate) < adult
  return {
    item_id: traveller.item_id,
    firstname: text(traveller.firstname, `${at}.firstname`),
    lastname: text(traveller.lastname, `${at}.lastname`),
    gender: traveller.gender,
    birth_date: traveller.birth_date,
    nationality,
    ...(isMinor ? checkGuardian(check, traveller, at) : { guardian_name: null, guardian_phone: null }),
  }
}

export type BillingScene = {
  today: string
  allowed: ReadonlySet<string> /** First day by cart line. */
  starts: ReadonlyMap<number, string>
}
export type CheckedBilling = SaveBilling & { fields: FailedFields; hasMinor: boolean }

/**
 * The normal form of what was sent (trimmed, e-mail lower case, phones E.164), and the broken fields by dotted path. Guardians are kept for
 * students under 18 on the first day, and only for them. @assumed sending data to the school abroad must be agreed to: without it nothing
 * can be booked there.
 */
export function checkBillingStep(sent: SaveBilling, { today, allowed, starts }: BillingScene): CheckedBilling {
  const check = checker()
  const billing = checkBilling(check, sent.billing, allowed)
  const travellers = sent.travellers.map((traveller, index) =>
    checkTraveller(check, traveller, `travellers.${index}`, { startDate: starts.get(traveller.item_id) ?? today, today }),
  )
  const { consents } = sent
  const hasMinor = travellers.some(({ guardian_name }) => guardian_name !== null)
  if (!consents.school_abroad) check.fields['consents.school_abroad'] = 'required'
  return { billing, travellers, consents, fields: check.fields, hasMinor }
}
