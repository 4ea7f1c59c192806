/** Configuration values (spec §3) out of the catalogue's snapshot. A row of the asked store wins over the one for both. */
import { configPaths, privateConfigPaths } from '../../../src/config/config-paths'
import { limits } from '../../../src/config/limits'
import type { Locale } from '../../../src/config/locales'
import type { MarketTerms } from '../../../src/contract/pricing-schema'
import type { PaymentTerms } from '../../../src/domain/payment-plan'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { perSnapshot } from '../catalogue/per-snapshot'

const valuesByPath = perSnapshot((snapshot) => {
  const values = new Map<string, string>()
  for (const { path, store, value } of snapshot.configs) values.set(`${path}|${store}`, value)
  return values
})

/** @returns the value of a path, or null where nobody set it. */
export function configValue(snapshot: CatalogueSnapshot, path: string, store: Locale): string | null {
  const values = valuesByPath(snapshot)
  return values.get(`${path}|${store}`) ?? values.get(`${path}|`) ?? null
}

/** A whole number of a path, or `otherwise` where it is unset or no number. */
function numberAt(snapshot: CatalogueSnapshot, path: string, otherwise: number): number {
  const value = configValue(snapshot, path, 'ar')
  return value !== null && /^\d+$/.test(value) ? Number(value) : otherwise
}

/** The rates and fees the agency sells at today: what the pricing engine asks for beside the price list (design domain §3). */
export const marketTerms: (snapshot: CatalogueSnapshot) => MarketTerms = perSnapshot((snapshot) => ({
  ratesMicro: JSON.parse(configValue(snapshot, configPaths.ratesMicro, 'ar') ?? '{"SAR":1000000}') as Record<string, number>,
  serviceFeeSar: numberAt(snapshot, configPaths.serviceFee, 0),
  vatBasisPoints: numberAt(snapshot, configPaths.vatBasisPoints, 0),
  bookingDays: numberAt(snapshot, configPaths.courseBookingDays, 0),
}))

/** Halalas; compared with the subtotal, equal passes (spec §5). */
export const minimumOrder = (snapshot: CatalogueSnapshot): number => numberAt(snapshot, configPaths.minimumOrder, 0)

/** Spec §6: may one check out without an account? @assumed yes where it was never set. */
export const guestCheckout = (snapshot: CatalogueSnapshot): boolean => numberAt(snapshot, configPaths.guestCheckout, 1) === 1

/** ISO codes of the countries from which people may book; empty means all. */
export const allowedCountries: (snapshot: CatalogueSnapshot) => ReadonlySet<string> = perSnapshot(
  (snapshot) =>
    new Set(
      (configValue(snapshot, configPaths.allowedCountries, 'ar') ?? '')
        .split(',')
        .map((code) => code.trim())
        .filter(Boolean),
    ),
)

/** Days a quote holds (spec §6). @assumed 14 where unset. */
export const quoteValidDays = (snapshot: CatalogueSnapshot): number =>
  numberAt(snapshot, configPaths.quoteValidDays, limits.quote.validDays)

/** Deposit and balance of a quote. @assumed 20 %, and 28 days before the start, where unset. */
export const paymentTerms = (snapshot: CatalogueSnapshot): PaymentTerms => ({
  depositBasisPoints: numberAt(snapshot, configPaths.depositBasisPoints, limits.quote.depositBasisPoints),
  balanceDays: numberAt(snapshot, configPaths.balanceDays, limits.quote.balanceDays),
})

export type BankDetails = { bank: string; holder: string; iban: string; daysToPay: number }

/** Where and within how many days a booking is paid by transfer. @assumed 3 days where unset. */
export const bankDetails = (snapshot: CatalogueSnapshot, locale: Locale): BankDetails => ({
  bank: configValue(snapshot, privateConfigPaths.bankName, locale) ?? '',
  holder: configValue(snapshot, privateConfigPaths.bankAccountHolder, locale) ?? '',
  iban: configValue(snapshot, privateConfigPaths.bankIban, locale) ?? '',
  daysToPay: numberAt(snapshot, privateConfigPaths.bankDaysToPay, 3),
})
