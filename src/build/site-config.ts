import type { PublicConfigPath } from '../contract/config-schema'
import type { MarketTerms } from '../contract/pricing-schema'

export type ConfigValues = Partial<Record<PublicConfigPath, string>>

function required(values: ConfigValues, path: PublicConfigPath): string {
  const value = values[path]
  if (value === undefined) throw new Error(`The site's configuration has no "${path}": prices can't be computed without it.`)
  return value
}

/** What the pricing engine sells at (design domain §3): rates in millionths, fee in halalas, VAT in basis points. Throws where a path is unset. */
export const marketTerms = (values: ConfigValues): MarketTerms => ({
  ratesMicro: JSON.parse(required(values, 'sales/rates_micro')),
  serviceFeeSar: Number(required(values, 'sales/service_fee')),
  vatBasisPoints: Number(required(values, 'sales/vat_basis_points')),
  bookingDays: Number(required(values, 'sales/course_booking_days')),
})

/** How to reach the agency, and what the law wants in a footer. An unset path is an empty text: the frame leaves its line out. */
export const contacts = (values: ConfigValues) => ({
  name: values['store/name'] ?? '',
  phone: values['store/phone'] ?? '',
  whatsapp: values['store/whatsapp'] ?? '',
  email: values['store/email'] ?? '',
  address: values['store/address'] ?? '',
  hours: values['store/hours'] ?? '',
  latitude: values['store/latitude'] ?? '',
  longitude: values['store/longitude'] ?? '',
  vatNumber: values['store/vat_number'] ?? '',
  licenceNumber: values['store/licence_number'] ?? '',
  commercialRegistration: values['store/commercial_registration'] ?? '',
  subjects: (values['store/contact_subjects'] ?? '').split(/\r?\n/).filter((line) => line.trim() !== ''),
  social: JSON.parse(values['store/social_media'] || '[]') as { name: string; url: string }[],
})
