/** What contact form and inquiries share: who writes, how to answer, what was agreed to (spec §5, cases 12 and 44). */
import { limits } from '../../../src/config/limits'
import type { ContactForm } from '../../../src/contract/message-schema'
import { normaliseEmail } from '../../../src/domain/email'
import { toE164 } from '../../../src/domain/phone'
import { cleanText, oneLine } from '../../../src/domain/text'
import { type FailedFields, fail } from '../../fail'
import { isCountry } from '../geo/geo-service'

export type Checker = {
  fields: FailedFields
  /** One line, cleaned. */
  line: (value: string | undefined, field: string, needed?: boolean) => string
  /** Several lines, cleaned at both ends. */
  long: (value: string | undefined, field: string, needed?: boolean) => string
}

export function checker(): Checker {
  const fields: FailedFields = {}
  const judge = (text: string, field: string, needed: boolean, most: number) => {
    if (text === '' && needed) fields[field] = 'required'
    if (text.length > most) fields[field] = 'tooLong'
    return text
  }
  return {
    fields,
    line: (value = '', field, needed = true) => judge(oneLine(value), field, needed, limits.text.line),
    long: (value = '', field, needed = true) => judge(cleanText(value), field, needed, limits.text.message),
  }
}

export type Sender = { name: string; email: string; phone: string }

function phoneOf({ fields }: Checker, { phone = '', country = '' }: ContactForm, needed: boolean): string {
  const typed = cleanText(phone)
  if (typed === '') {
    if (needed) fields.phone = 'required'
    return ''
  }
  const code = cleanText(country).toUpperCase()
  const number = isCountry(code) ? toE164(typed, code) : toE164(typed)
  if (number === null) fields.phone = 'phone'
  return number ?? ''
}

/** The normal form of the sender; broken fields go to the checker. */
export function checkSender(check: Checker, form: Pick<ContactForm, 'name' | 'email' | 'phone' | 'country'>, phoneNeeded: boolean): Sender {
  const email = normaliseEmail(form.email ?? '')
  if (email === null) check.fields.email = cleanText(form.email ?? '') === '' ? 'required' : 'email'
  return { name: check.line(form.name, 'name'), email: email ?? '', phone: phoneOf(check, form, phoneNeeded) }
}

/** Fails with core_contact_100 where something is missing (spec §8), else with `validation`; both name the fields. */
export function refuseBroken({ fields }: Checker): void {
  const rules = Object.values(fields)
  if (rules.length > 0) throw fail(rules.includes('required') ? 'core_contact_100' : 'validation', { fields })
}
