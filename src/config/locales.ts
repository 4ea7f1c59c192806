export const locales = ['ar', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'ar'

/** Spec §9. `intl` pins calendar and digits: engines differ on what bare `ar-SA` means (architecture §3.8). */
export const localeFacts: Record<Locale, { code: string; intl: string; direction: 'rtl' | 'ltr'; ownName: string; currencyLabel: string }> =
  {
    ar: { code: 'ar-SA', intl: 'ar-SA-u-ca-gregory-nu-latn', direction: 'rtl', ownName: 'العربية', currencyLabel: '⃁' },
    en: { code: 'en-US', intl: 'en-US-u-ca-gregory-nu-latn', direction: 'ltr', ownName: 'English', currencyLabel: 'SAR' },
  }

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)
export const otherLocale = (locale: Locale): Locale => (locale === 'ar' ? 'en' : 'ar')

/** The locale an address names: of `/ar/cart` and `/AR/cart` it is ar, of `/` none. */
export function localeOf(pathname: string): Locale | null {
  const named = pathname.split('/', 2)[1]?.toLowerCase()
  return isLocale(named) ? named : null
}
