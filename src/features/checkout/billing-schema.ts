/**
 * The form's rules, spec §5 and design domain §2. Loaded at the first submit: yup and the telephone tables weigh more than the form.
 * Messages are keys of the dictionary `validation`.
 */
import { boolean, object, type StringSchema, string } from 'yup'
import { limits } from '../../config/limits'
import { ageOn, isIsoDate } from '../../domain/dates'
import { email, phone, text } from '../../forms/field-rules'

const adult = 18
/** As the server's. @assumed */
const oldest = 120

const birthDate = (today: string) =>
  string()
    .defined()
    .required('required.birthDate')
    .test('real', 'birthDate', (value) => isIsoDate(value))
    .test('past', 'birthDateFuture', (value) => !isIsoDate(value) || value <= today)
    .test('alive', 'birthDateTooOld', (value) => !isIsoDate(value) || ageOn(value, today) <= oldest)

/** Under 18 on the first day of the course. @assumed the day that counts. Nobody is who is not born yet. */
export const isMinor = (birth: string, startDate: string, today: string) =>
  isIsoDate(birth) && birth <= today && ageOn(birth, startDate) < adult

const traveller = (today: string, startDate: string, country: string) => {
  const guardian = (schema: StringSchema<string>) =>
    string().when('birthDate', ([birth]: string[], plain) => (isMinor(birth ?? '', startDate, today) ? schema : plain))
  return object({
    firstname: text('firstname', limits.text.name),
    lastname: text('lastname', limits.text.name),
    gender: string().defined().required('required.gender'),
    birthDate: birthDate(today),
    nationality: string().defined().required('required.nationality'),
    guardianName: guardian(text('guardianName', limits.text.name)),
    guardianPhone: guardian(phone('guardianPhone', country)),
  })
}

export type SchemaTerms = { today: string; country: string /** First day by place. */; starts: Record<string, string>; hasMinor: boolean }

export const billingSchema = ({ today, country, starts, hasMinor }: SchemaTerms) =>
  object({
    billing: object({
      firstname: text('firstname', limits.text.name),
      lastname: text('lastname', limits.text.name),
      email,
      phone: phone('phone', country),
      country: string().defined().required('required.country'),
      city: text('city', limits.text.name),
      street: text('street', limits.text.line),
    }),
    travellers: object(Object.fromEntries(Object.entries(starts).map(([key, start]) => [key, traveller(today, start, country)]))),
    consents: object({
      terms: boolean().defined().oneOf([true], 'required.terms'),
      schoolAbroad: boolean().defined().oneOf([true], 'required.schoolAbroad'),
      guardian: hasMinor ? boolean().defined().oneOf([true], 'required.guardian') : boolean().defined(),
      marketingEmail: boolean().defined(),
    }),
  })
