/** Texts the server itself says to a person, from the same dictionaries as the site (mails, payment instructions). */
import i18next, { type TFunction } from 'i18next'
import type { Locale } from '../../../src/config/locales'
import arMail from '../../../src/locales/ar/mail.json'
import arPaper from '../../../src/locales/ar/paper.json'
import arPricing from '../../../src/locales/ar/pricing.json'
import enMail from '../../../src/locales/en/mail.json'
import enPaper from '../../../src/locales/en/paper.json'
import enPricing from '../../../src/locales/en/pricing.json'

const instance = i18next.createInstance()
void instance.init({
  resources: { ar: { mail: arMail, paper: arPaper, pricing: arPricing }, en: { mail: enMail, paper: enPaper, pricing: enPricing } },
  lng: 'ar',
  fallbackLng: false,
  ns: ['mail', 'paper', 'pricing'],
  defaultNS: 'mail',
  /* Escaping is the HTML's matter: the same text goes into the plain part. */
  interpolation: { escapeValue: false },
  initImmediate: false,
})

const texts: Record<Locale, TFunction> = { ar: instance.getFixedT('ar'), en: instance.getFixedT('en') }

export const mailText = (locale: Locale): TFunction => texts[locale]
