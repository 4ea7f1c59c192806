import { privateConfigPaths as kept, configPaths as open } from '../../../../src/config/config-paths'
import type { ConfigsTable } from '../../schema/catalogue-tables'

type Config = ConfigsTable
const both = (path: string, value: string): Config => ({ path, store: '', value })
const each = (path: string, en: string, ar: string): Config[] => [
  { path, store: 'en', value: en },
  { path, store: 'ar', value: ar },
]

/** Millionths of a riyal for one unit. GBP is the worked example's 4.95 (design domain §3); the others are round demo rates. */
const ratesMicro = {
  SAR: 1_000_000,
  GBP: 4_950_000,
  EUR: 4_280_000,
  USD: 3_750_000,
  CAD: 2_730_000,
  AUD: 2_460_000,
  NZD: 2_240_000,
  MYR: 880_000,
  SGD: 2_860_000,
  ZAR: 213_000,
  TRY: 92_000,
  CHF: 4_540_000,
  JPY: 25_300,
  CNY: 525_000,
  AED: 1_021_000,
}

const subjectsEn = [
  'A new booking',
  'A booking I have already made',
  'Visa and documents',
  'University admission',
  'Summer groups',
  'Partner agencies',
  'Complaint or suggestion',
]
const subjectsAr = [
  'حجز جديد',
  'حجز سابق',
  'التأشيرة والمستندات',
  'القبول الجامعي',
  'المجموعات الصيفية',
  'الوكالات الشريكة',
  'شكوى أو اقتراح',
]
const social = [
  { name: 'instagram', url: 'https://instagram.example/rihla' },
  { name: 'x', url: 'https://x.example/rihla' },
  { name: 'snapchat', url: 'https://snapchat.example/rihla' },
  { name: 'youtube', url: 'https://youtube.example/rihla' },
]
const countries = 'SA,AE,KW,QA,BH,OM,YE,JO,IQ,EG,SD,LB,SY,PS,LY,TN,DZ,MA,MR,TR,GB,US'

/** Every configuration value of spec §3 with demo facts: the agency, its numbers and its account do not exist. */
export const configs: Config[] = [
  both(open.minimumOrder, '100000'),
  both(open.guestCheckout, '1'),
  both(open.quoteValidDays, '14'),
  both(open.depositBasisPoints, '2000'),
  both(open.balanceDays, '28'),
  both(open.courseBookingDays, '14'),
  both(open.ratesMicro, JSON.stringify(ratesMicro)),
  both(open.serviceFee, '30000'),
  both(open.vatBasisPoints, '1500'),
  ...each(open.storeName, 'Rihla', 'رحلة'),
  both(open.storePhone, '+966112000000'),
  both(open.storeWhatsapp, '+966500000000'),
  both(open.storeVatNumber, '310122393500003'),
  both(open.storeLicence, '73100000'),
  both(open.storeRegistration, '1010000000'),
  ...each(
    open.storeAddress,
    '2nd floor, Rihla House, Prince Mohammed bin Abdulaziz Street, Al Olaya, Riyadh 12241, Saudi Arabia',
    'مبنى رحلة، الدور الثاني، شارع الأمير محمد بن عبدالعزيز، حي العليا، الرياض 12241، المملكة العربية السعودية',
  ),
  both(open.storeEmail, 'hello@rihla.example'),
  ...each(open.storeHours, 'Sunday to Thursday, 9:00–18:00; Saturday, 10:00–14:00', 'من الأحد إلى الخميس 9:00–18:00، والسبت 10:00–14:00'),
  both(open.storeLatitude, '24.6949'),
  both(open.storeLongitude, '46.6853'),
  ...each(open.contactSubjects, subjectsEn.join('\n'), subjectsAr.join('\n')),
  both(open.socialMedia, JSON.stringify(social)),
  both(open.allowedCountries, countries),
  both(open.persistentEnabled, '1'),
  both(open.persistentLifetime, '2592000'),
  both(open.persistentRemember, '0'),
  both(open.mapService, 'drawn'),
  both(open.mapApiKey, ''),
  both(open.captchaEnabled, '0'),
  both(open.captchaForms, 'user_login,user_create,user_forgotpassword,contact_us,inquiry'),
  both(open.captchaMode, 'after_fail'),
  ...each(kept.bankName, 'Demo National Bank', 'البنك الأهلي التجريبي'),
  ...each(kept.bankAccountHolder, 'Rihla Travel and Tourism Agency', 'وكالة رحلة للسفر والسياحة'),
  both(kept.bankIban, 'SA3899000000000000003101'),
  both(kept.bankDaysToPay, '3'),
]
