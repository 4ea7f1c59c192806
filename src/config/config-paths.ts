/**
 * Names of the store configuration values (spec §3) and the path each is kept under. Forms of the values: src/contract/config-schema.ts.
 * @assumed the paths: the specification names the values only.
 */
export const configPaths = {
  minimumOrder: 'sales/minimum_order_amount',
  guestCheckout: 'sales/guest_checkout',
  quoteValidDays: 'sales/quote_valid_days',
  depositBasisPoints: 'sales/deposit_basis_points',
  balanceDays: 'sales/balance_days',
  courseBookingDays: 'sales/course_booking_days',
  ratesMicro: 'sales/rates_micro',
  serviceFee: 'sales/service_fee',
  vatBasisPoints: 'sales/vat_basis_points',
  storeName: 'store/name',
  storePhone: 'store/phone',
  storeWhatsapp: 'store/whatsapp',
  storeVatNumber: 'store/vat_number',
  storeAddress: 'store/address',
  storeEmail: 'store/email',
  storeLicence: 'store/licence_number',
  storeRegistration: 'store/commercial_registration',
  storeHours: 'store/hours',
  storeLatitude: 'store/latitude',
  storeLongitude: 'store/longitude',
  contactSubjects: 'store/contact_subjects',
  socialMedia: 'store/social_media',
  allowedCountries: 'general/allowed_countries',
  persistentEnabled: 'customer/persistent_enabled',
  persistentLifetime: 'customer/persistent_lifetime',
  persistentRemember: 'customer/persistent_remember',
  mapService: 'map/service',
  mapApiKey: 'map/api_key',
  captchaEnabled: 'captcha/enabled',
  captchaForms: 'captcha/forms',
  captchaMode: 'captcha/mode',
} as const

/** Read by the server alone; never answered to a visitor. */
export const privateConfigPaths = {
  bankName: 'payment/bank_name',
  bankAccountHolder: 'payment/bank_account_holder',
  bankIban: 'payment/bank_iban',
  bankDaysToPay: 'payment/bank_days_to_pay',
} as const

export type ConfigName = keyof typeof configPaths
