/** Rules of single fields, spec §5 and design domain §2; messages are keys of the dictionary `validation`. Loaded at the first submit. */
import type { CountryCode } from 'libphonenumber-js/min'
import { type StringSchema, string, ValidationError } from 'yup'
import { normaliseEmail } from '../domain/email'
import { toE164 } from '../domain/phone'
import { cleanText, isSafeText } from '../domain/text'
import type { FieldRules } from './refusal'

/** With its bound, which the sentence names. */
const tooLong = (most: number) => `tooLong:${most}`

/** What may stay empty: trimmed of all that nobody sees, then judged (case 12). */
export const freeText = (most: number): StringSchema<string> =>
  string()
    .transform((value: string) => cleanText(value ?? ''))
    .defined()
    .max(most, tooLong(most))
    .test('safe', 'unsafe', (value) => isSafeText(value))

export const text = (field: string, most: number): StringSchema<string> => freeText(most).required(`required.${field}`)

export const email = text('email', 254)
  .transform((value: string) => normaliseEmail(value) ?? value)
  .test('email', 'email', (value) => normaliseEmail(value) !== null)

/** No country chosen yet: the number is read as a Saudi one, and the country asked for at its own field. */
const countryOf = (country: string) => (country === '' ? undefined : (country as CountryCode))

export const phone = (field: string, country = '') =>
  text(field, 60)
    .transform((value: string) => toE164(value, countryOf(country)) ?? value)
    .test('phone', 'phone', (value) => toE164(value, countryOf(country)) !== null)

export const freePhone = freeText(60).test('phone', 'phone', (value) => value === '' || toE164(value) !== null)

/** The first rule that each field breaks. */
export const rulesIn = ({ inner }: ValidationError): FieldRules => {
  const rules: FieldRules = {}
  for (const { path, message } of inner) if (path !== undefined) rules[path] ??= message
  return rules
}

/** Runs a schema over the whole form. Gives the broken rules; none: all is well. */
export async function brokenRules(schema: { validate: (values: unknown, options: object) => Promise<unknown> }, values: unknown) {
  try {
    await schema.validate(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (error instanceof ValidationError) return rulesIn(error)
    throw error
  }
}
