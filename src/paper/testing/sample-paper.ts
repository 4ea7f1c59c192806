/** A quote as the builder will word it, in both languages: the worked example of design domain §3. */
import type { Locale } from '../../config/locales'
import ar from '../../locales/ar/paper.json'
import en from '../../locales/en/paper.json'
import { wordsOfPaper } from '../paper-words'
import type { PaperAlternative, PaperLine, QuotePaper } from '../quote-paper'

const texts: Record<Locale, Record<string, unknown>> = { ar, en }

/** The dictionary's text with its values: what i18next does, without a start. */
export const sampleWords = (locale: Locale) =>
  wordsOfPaper((key, values = {}) =>
    String(texts[locale][key.replace('paper:', '')] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')),
  )

const isolate = (text: string) => `\u2066${text}\u2069`
const pounds = (text: string) => isolate(`GBP ${text}`)
const riyals = (text: string, locale: Locale) => isolate(`${locale === 'ar' ? '\u20c1' : 'SAR'} ${text}`)

type Row = { en: [string, string]; ar: [string, string]; gbp: string; sar: string; kind?: 'saving' }
const rows: Record<string, Row[]> = {
  course: [
    { en: ['Tuition', '12 weeks × GBP 250'], ar: ['الدراسة', '12 أسبوعًا × \u2066GBP 250\u2069'], gbp: '3,000.00', sar: '14,850.00' },
    {
      en: ['Early booking offer', '15% off tuition from 8 weeks, booked by 31 March 2026'],
      ar: ['عرض الحجز المبكر', 'خصم \u206615%\u2069 من رسوم الدراسة (من 8 أسابيع فأكثر، والحجز حتى 31 مارس 2026)'],
      gbp: '−450.00',
      sar: '−2,227.50',
      kind: 'saving',
    },
    { en: ['Registration', 'Once per student'], ar: ['رسم التسجيل', 'مرة واحدة لكل طالب'], gbp: '50.00', sar: '247.50' },
    { en: ['Course materials', ''], ar: ['الكتب والمواد', ''], gbp: '45.00', sar: '222.75' },
  ],
  home: [
    {
      en: ['Homestay', '12 weeks × GBP 200, half board'],
      ar: ['السكن مع عائلة', '12 أسبوعًا × \u2066GBP 200\u2069، نصف إقامة'],
      gbp: '2,400.00',
      sar: '11,880.00',
    },
    {
      en: ['Summer supplement', '11 of 12 weeks start between 14 June and 29 August'],
      ar: ['زيادة الصيف', '11 أسبوعًا من 12 تبدأ بين 14 يونيو و29 أغسطس'],
      gbp: '275.00',
      sar: '1,361.25',
    },
    {
      en: ['Under-18 supplement', '7 weeks × GBP 30'],
      ar: ['زيادة من هم دون 18', '7 أسابيع × \u2066GBP 30\u2069'],
      gbp: '210.00',
      sar: '1,039.50',
    },
    { en: ['Placement fee', ''], ar: ['رسم ترتيب السكن', ''], gbp: '60.00', sar: '297.00' },
  ],
  other: [
    {
      en: ['Airport transfer', 'London Heathrow (LHR), arrival and departure'],
      ar: ['الاستقبال والتوديع', 'مطار هيثرو \u2068London Heathrow (LHR)\u2069'],
      gbp: '180.00',
      sar: '891.00',
    },
    { en: ['Health insurance', '12 weeks × GBP 6'], ar: ['التأمين الصحي', '12 أسبوعًا × \u2066GBP 6\u2069'], gbp: '72.00', sar: '356.40' },
    { en: ['Courier', ''], ar: ['بريد خطاب القبول', ''], gbp: '50.00', sar: '247.50' },
  ],
}
const headings: Record<string, Record<Locale, string>> = {
  course: { en: 'Course', ar: 'الدورة' },
  home: { en: 'Accommodation', ar: 'السكن' },
  other: { en: 'Other fees', ar: 'رسوم أخرى' },
}

function lineOf(row: Row, locale: Locale): PaperLine {
  const [label, rule] = row[locale]
  return { label, amounts: [pounds(row.gbp), riyals(row.sar, locale)], ...(rule ? { rule } : {}), ...(row.kind ? { kind: row.kind } : {}) }
}

export function sampleAlternative(locale: Locale): PaperAlternative {
  const pick = (english: string, arabic: string) => (locale === 'ar' ? arabic : english)
  const school = '\u2068Demo School London\u2069'
  return {
    option: pick('Option 1', 'الخيار 1'),
    heading: pick('General English 20, Demo School London', `إنجليزية عامة 20 درسًا، ${school}`),
    facts: [
      { label: pick('Starts', 'البداية'), value: pick('Monday, 15 June 2026', 'الاثنين 15 يونيو 2026') },
      { label: pick('Ends', 'النهاية'), value: pick('Friday, 4 September 2026', 'الجمعة 4 سبتمبر 2026') },
      { label: pick('Duration', 'المدة'), value: pick('12 weeks', '12 أسبوعًا') },
      { label: pick('Lessons', 'الدروس'), value: pick('20 a week, 50 minutes each', '20 درسًا في الأسبوع، 50 دقيقة للدرس') },
      { label: pick('Accommodation', 'السكن'), value: pick('Homestay, 14 June – 5 September', 'مع عائلة، 14 يونيو – 5 سبتمبر') },
    ],
    columns: [pick('School price', 'سعر المعهد'), pick('In riyals', 'بالريال')],
    sections: Object.entries(rows).map(([key, lines]) => ({
      heading: headings[key]?.[locale] ?? '',
      lines: lines.map((row) => lineOf(row, locale)),
    })),
    totals: [
      { label: pick('School total', 'مجموع المعهد'), amounts: [pounds('5,892.00'), riyals('29,165.40', locale)], weight: 'strong' },
      { label: pick('Agency service fee', 'رسم الخدمة'), amounts: ['', riyals('300.00', locale)], weight: 'plain' },
      { label: pick('VAT 15%', 'ضريبة القيمة المضافة \u206615%\u2069'), amounts: ['', riyals('45.00', locale)], weight: 'plain' },
      { label: pick('Total to pay', 'المبلغ الإجمالي'), amounts: ['', riyals('29,510.40', locale)], weight: 'grand' },
    ],
    payments: [
      { label: pick('Deposit due now', 'العربون الآن'), value: riyals('2,500.00', locale) },
      { label: pick('Balance', 'الباقي'), value: riyals('27,010.40', locale) },
      { label: pick('Balance due by', 'يُدفع الباقي قبل'), value: pick('18 May 2026', '18 مايو 2026') },
    ],
  }
}

export function samplePaper(locale: Locale, change: Partial<QuotePaper> = {}): QuotePaper {
  const pick = (english: string, arabic: string) => (locale === 'ar' ? arabic : english)
  return {
    locale,
    title: pick('Price quote', 'عرض سعر'),
    number: isolate('Q-2026-004217'),
    issuedAt: '2026-03-01T12:00:00.000Z',
    agency: {
      name: pick('Rihla', 'رحلة'),
      contacts: [isolate('+966 11 555 0100'), isolate('hello@rihla.example'), pick('Olaya Street, Riyadh', 'شارع العليا، الرياض')],
    },
    facts: [
      { label: pick('Issued', 'صدر في'), value: pick('1 March 2026', '1 مارس 2026') },
      { label: pick('Valid until', 'صالح حتى'), value: pick('15 March 2026', '15 مارس 2026') },
      { label: pick('Exchange rate', 'سعر الصرف'), value: isolate('1 GBP = 4.9500 SAR') },
      { label: pick('Adviser', 'المرشد'), value: pick('Huda Al-Salem', 'هدى السالم') },
    ],
    student: {
      heading: pick('Student', 'الطالب'),
      facts: [
        { label: pick('Name', 'الاسم'), value: pick('Noura Abdullah', 'نورة عبد الله') },
        { label: pick('Born', 'تاريخ الميلاد'), value: pick('1 August 2008', '1 أغسطس 2008') },
        { label: pick('Nationality', 'الجنسية'), value: pick('Saudi Arabia', 'السعودية') },
        { label: pick('Mobile', 'الجوال'), value: isolate('+966 50 123 4567') },
      ],
    },
    alternatives: [sampleAlternative(locale)],
    notes: {
      heading: pick('Notes', 'ملاحظات'),
      text: pick(
        'The family lives in Zone 3, about 35 minutes from the school by Underground. A halal kitchen has been asked for.',
        'تسكن العائلة في النطاق 3 \u2068(Zone 3)\u2069، على بُعد نحو 35 دقيقة من المعهد بالمترو. طُلب سكن يقدّم طعامًا حلالًا.',
      ),
    },
    terms: {
      heading: pick('Terms', 'الشروط'),
      text: pick(
        'Prices in riyals are fixed at the rate above until the quote ends.\nThe school confirms places after the deposit has arrived.\nCancelling up to four weeks before the start costs nothing but the registration fee.',
        'الأسعار بالريال ثابتة بسعر الصرف أعلاه حتى انتهاء العرض.\nيؤكد المعهد المقعد بعد وصول العربون.\nالإلغاء قبل البداية بأربعة أسابيع أو أكثر لا يُخصم منه إلا رسم التسجيل.',
      ),
    },
    address: `https://rihla.example/${locale}/quotes/7f3a9c0e5b2d48c1`,
    words: sampleWords(locale),
    ...change,
  }
}
