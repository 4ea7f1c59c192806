import { ValidationError } from 'yup'
import type { BillingStep } from '../../api/checkout-calls'
import { failed, type Result, succeed } from '../../domain/result'
import { readBirthDate } from '../../forms/birth-date'
import { rulesIn } from '../../forms/field-rules'
import type { FieldRules } from '../../forms/refusal'
import { billingSchema, isMinor } from './billing-schema'
import type { CheckoutValues, TravellerValues } from './checkout-values'
import type { Place } from './places'

type ReadTraveller = Omit<TravellerValues, 'birthDate'> & { birthDate: string }

async function readTravellers(values: CheckoutValues, places: Place[]): Promise<Record<string, ReadTraveller>> {
  const { firstname, lastname } = values.billing
  const read = places.map(async ({ key }, index): Promise<[string, ReadTraveller][]> => {
    const typed = values.travellers[key]
    if (!typed) return []
    const names = index === 0 && values.payerTravels ? { firstname, lastname } : {}
    return [[key, { ...typed, ...names, birthDate: await readBirthDate(typed.birthDate) }]]
  })
  return Object.fromEntries((await Promise.all(read)).flat())
}

/** A student who is the payer has no name fields: what their names lack is said once, at the payer's. */
function ofShownFields(rules: FieldRules, { payerTravels }: CheckoutValues, [first]: Place[]): FieldRules {
  if (!payerTravels || !first) return rules
  const shown = { ...rules }
  for (const name of ['firstname', 'lastname']) {
    const hidden = `travellers.${first.key}.${name}`
    const rule = shown[hidden]
    delete shown[hidden]
    if (rule) shown[`billing.${name}`] ??= rule
  }
  return shown
}

/** The place's own details, without a guardian for who needs none. */
function stepTraveller(place: Place, read: ReadTraveller, today: string): BillingStep['travellers'][number] {
  const minor = isMinor(read.birthDate, place.line.choice.startDate, today)
  return {
    itemId: place.itemId,
    firstname: read.firstname,
    lastname: read.lastname,
    gender: read.gender === 'female' ? 'female' : 'male',
    birthDate: read.birthDate,
    nationality: read.nationality,
    guardianName: minor ? read.guardianName : null,
    guardianPhone: minor ? read.guardianPhone : null,
  }
}

/** The typed values as the step the server takes (trimmed, E.164, ISO dates), or every field that breaks a rule. `today` is Riyadh's date. */
export async function checkBilling(values: CheckoutValues, places: Place[], today: string): Promise<Result<BillingStep, FieldRules>> {
  const travellers = await readTravellers(values, places)
  const starts = Object.fromEntries(places.map(({ key, line }) => [key, line.choice.startDate]))
  const hasMinor = places.some(({ key, line }) => isMinor(travellers[key]?.birthDate ?? '', line.choice.startDate, today))
  const schema = billingSchema({ today, country: values.billing.country, starts, hasMinor })
  try {
    const checked = await schema.validate({ ...values, travellers }, { abortEarly: false, stripUnknown: true })
    const read = checked.travellers as Record<string, ReadTraveller>
    const steps = places.flatMap((place) => {
      const details = read[place.key]
      return details ? [stepTraveller(place, details, today)] : []
    })
    return succeed({ billing: checked.billing, travellers: steps, consents: checked.consents })
  } catch (error) {
    if (error instanceof ValidationError) return failed(ofShownFields(rulesIn(error), values, places))
    throw error
  }
}
