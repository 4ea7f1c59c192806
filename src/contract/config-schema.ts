/**
 * Site configuration, spec §3 "Store config values kept": one path per row of the table `configs`, each value a string.
 * `store` of a row is en, ar or empty for both; a row of the asked store wins. Paths not listed here never leave the server.
 */
import { type Static, Type } from '@sinclair/typebox'

/** Paths everybody may read, with the form of the value. */
export const publicConfigPaths = [
  /** Halalas; 0 means none. Compared with the subtotal, equal passes. */
  'sales/minimum_order_amount',
  /** 1 or 0. */
  'sales/guest_checkout',
  'sales/quote_valid_days',
  /** Basis points of a quote's total that are due at booking; days before the start when the rest is. */
  'sales/deposit_basis_points',
  'sales/balance_days',
  /** A start is never sooner than this many days from today. */
  'sales/course_booking_days',
  /** JSON object: currency code → millionths of a riyal, as MarketTerms.ratesMicro. */
  'sales/rates_micro',
  /** Halalas, once a booking. */
  'sales/service_fee',
  /** Basis points, 1500 = 15 %. */
  'sales/vat_basis_points',
  'store/name',
  'store/phone',
  'store/whatsapp',
  'store/vat_number',
  'store/address',
  'store/email',
  /** Travel agency licence and commercial registration, shown in the footer beside the VAT number. */
  'store/licence_number',
  'store/commercial_registration',
  'store/hours',
  /** Decimal degrees of the head office, for its map and the directions link. */
  'store/latitude',
  'store/longitude',
  /** One subject a line. */
  'store/contact_subjects',
  /** JSON array of { name, url }. */
  'store/social_media',
  /** Comma list of ISO alpha-2 codes from which people may book. */
  'general/allowed_countries',
  /** 1 or 0; seconds; 1 or 0. */
  'customer/persistent_enabled',
  'customer/persistent_lifetime',
  'customer/persistent_remember',
  'map/service',
  'map/api_key',
  /** 1 or 0; comma list of form names; name of the captcha's kind. */
  'captcha/enabled',
  'captcha/forms',
  'captcha/mode',
] as const
export type PublicConfigPath = (typeof publicConfigPaths)[number]

/** Paths only the server reads: the bank account people transfer to, and how many days they have. */
export const privateConfigPaths = [
  'payment/bank_name',
  'payment/bank_account_holder',
  'payment/bank_iban',
  'payment/bank_days_to_pay',
] as const

/** `paths`: comma list of config keys (spec §7). */
export const ConfigsQuery = Type.Object({ paths: Type.String({ maxLength: 2000 }), store_id: Type.Optional(Type.String()) })
export const ConfigQuery = Type.Object({ path: Type.String({ maxLength: 100 }), store_id: Type.Optional(Type.String()) })
/** Path → value; unknown, private and unset paths are left out. */
export const Configs = Type.Object({ configs: Type.Record(Type.String(), Type.String()) })
export type Configs = Static<typeof Configs>
export const Config = Type.Object({ path: Type.String(), value: Type.Union([Type.String(), Type.Null()]) })
export type Config = Static<typeof Config>
