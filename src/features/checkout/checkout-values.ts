import type { CheckoutSaved, TravellerDetails } from '../../api/checkout-calls'
import { partsOf } from '../../forms/birth-date'
import type { DateParts } from '../../ui/date-parts-field'
import type { Place } from './places'

export type TravellerValues = {
  firstname: string
  lastname: string
  gender: string
  birthDate: DateParts
  nationality: string
  guardianName: string
  guardianPhone: string
}

/** What is typed, as it is typed. */
export type CheckoutValues = {
  billing: { firstname: string; lastname: string; email: string; phone: string; country: string; city: string; street: string }
  /** The first student is the person booking. */
  payerTravels: boolean
  travellers: Record<string, TravellerValues>
  consents: { terms: boolean; schoolAbroad: boolean; guardian: boolean; marketingEmail: boolean }
}

type Known = { firstname: string; lastname: string; email: string } | null

/** A student of whom the booking already tells birth date and nationality: nothing is asked twice. */
const newTraveller = ({ line, number }: Place): TravellerValues => ({
  firstname: '',
  lastname: '',
  gender: '',
  birthDate: partsOf(number === 1 ? line.choice.student.birthDate : null),
  nationality: (number === 1 ? line.choice.student.nationality : null) ?? '',
  guardianName: '',
  guardianPhone: '',
})

const savedTraveller = (traveller: TravellerDetails): TravellerValues => ({
  firstname: traveller.firstname,
  lastname: traveller.lastname,
  gender: traveller.gender,
  birthDate: partsOf(traveller.birthDate),
  nationality: traveller.nationality,
  guardianName: traveller.guardianName ?? '',
  guardianPhone: traveller.guardianPhone ?? '',
})

function travellerFor(place: Place, typed: CheckoutValues | null, saved: CheckoutSaved): TravellerValues {
  const before = typed?.travellers[place.key]
  if (before) return before
  const kept = saved.travellers.filter(({ itemId }) => itemId === place.itemId)[place.number - 1]
  return kept ? savedTraveller(kept) : newTraveller(place)
}

const noConsents = { terms: false, schoolAbroad: false, guardian: false, marketingEmail: false }

/** Where the form begins: with what was typed in this tab, else what the server has, else what is known of the customer. Consents begin unticked. */
export function openingValues(places: Place[], typed: CheckoutValues | null, saved: CheckoutSaved, known: Known): CheckoutValues {
  const { firstname = '', lastname = '', email = '' } = known ?? {}
  const empty = { firstname, lastname, email, phone: '', country: 'SA', city: '', street: '' }
  return {
    billing: typed?.billing ?? saved.billing ?? empty,
    payerTravels: typed?.payerTravels ?? false,
    travellers: Object.fromEntries(places.map((place) => [place.key, travellerFor(place, typed, saved)])),
    consents: typed?.consents ?? saved.consents ?? noConsents,
  }
}
