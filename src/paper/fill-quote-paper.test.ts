import i18next from 'i18next'
import { type Locale, locales } from '../config/locales'
import type { PricedLine } from '../contract/price-schema'
import type { IssuedQuote, QuoteAlternative } from '../contract/quote-schema'
import { groupTotals } from '../domain/price-groups'
import arPaper from '../locales/ar/paper.json'
import arPricing from '../locales/ar/pricing.json'
import enPaper from '../locales/en/paper.json'
import enPricing from '../locales/en/pricing.json'
import { fillQuotePaper } from './fill-quote-paper'
import type { QuotePaper } from './quote-paper'

const texts = i18next.createInstance()
void texts.init({
  lng: 'ar',
  fallbackLng: false,
  resources: { ar: { paper: arPaper, pricing: arPricing }, en: { paper: enPaper, pricing: enPricing } },
  interpolation: { escapeValue: false },
  initImmediate: false,
})

const line = (kind: PricedLine['kind'], amount: number, sar: number, more: Partial<PricedLine> = {}): PricedLine => ({
  kind,
  refId: null,
  amount,
  currency: 'GBP',
  sar,
  rule: { key: 'registrationOnce', params: {} },
  taxable: false,
  removable: false,
  ...more,
})
const lines = [
  line('tuition', 300_000, 1_485_000, { rule: { key: 'tuitionWhole', params: { count: 12, rate: 25_000 } } }),
  line('promotion', -45_000, -222_750, { refId: 4, rule: { key: 'promotionPercent', params: { percent: 1500 } } }),
  line('accommodation', 240_000, 1_188_000, { rule: { key: 'accommodationWhole', params: { count: 12, rate: 20_000 } } }),
  line('transfer', 18_000, 89_100, { refId: 1, rule: { key: 'transferBoth', params: { airport: 'London Heathrow' } } }),
  line('serviceFee', 30_000, 30_000, { currency: 'SAR', rule: { key: 'serviceFeeOnce', params: {} } }),
  line('vat', 4_500, 4_500, { currency: 'SAR', rule: { key: 'vatOnTaxable', params: { percent: 1500, base: 30_000 } } }),
]
const price = {
  lines,
  currency: 'GBP',
  schoolTotal: 513_000,
  schoolTotalSar: 2_539_350,
  serviceFeeSar: 30_000,
  vatSar: 4_500,
  totalSar: 2_573_850,
  endDate: '2026-09-04',
  accommodationFrom: '2026-06-14',
  accommodationTo: '2026-09-05',
}
const alternative: QuoteAlternative = {
  choice: {
    courseId: 1,
    weeks: 12,
    startDate: '2026-06-15',
    accommodationId: 2,
    accommodationWeeks: null,
    extraNights: 0,
    transfer: 'both',
    pickupId: 1,
    insurance: false,
    extraFeeIds: [],
    student: { birthDate: null, nationality: null },
  },
  names: {
    name: { en: 'General English', ar: 'الإنجليزية العامة' },
    url: { en: 'x', ar: 'x' },
    school: { en: 'Demo School', ar: '' },
    city: { en: 'London', ar: 'لندن' },
    poster: '',
    accommodation: { en: 'Homestay', ar: 'سكن مع عائلة' },
    refs: { 'promotion/4': { en: 'Early bird', ar: 'الحجز المبكر' }, 'transfer/1': { en: 'London Heathrow', ar: 'مطار هيثرو' } },
  },
  price,
  groups: groupTotals(price),
  payment: { deposit: 514_770, balance: 2_059_080, balance_on: '2026-05-18' },
  commission: 100_000,
  now: { price, problem: null, difference: 0 },
}
const quote: IssuedQuote = {
  number: 'RQ-26-000018',
  link: 'secret',
  status: 'issued',
  mode: 'student',
  locale: 'ar',
  issued_on: '2026-03-01',
  valid_until: '2026-03-15',
  student: { firstname: 'Noura', lastname: 'Alharbi', gender: null, birth_date: '2008-08-01', nationality: 'SA', city: '' },
  alternatives: [alternative],
  notes: '',
  hide_commission: true,
  hide_breakdown: false,
  accepted: null,
  own: true,
  partner: null,
  logo: null,
  rates_micro: { SAR: 1_000_000, GBP: 4_950_000 },
}
const agency = { name: 'Rihla', phone: '+966 11 200 0000', email: 'hello@rihla.example', address: '' }
const fillOf = (locale: Locale, change: Partial<IssuedQuote> = {}): QuotePaper =>
  fillQuotePaper({ ...quote, ...change }, { locale, say: texts.getFixedT(locale), agency, site: 'https://rihla.example' })
const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, '')
const firstOf = ({ alternatives: [first] }: QuotePaper) => {
  if (!first) throw new Error('no alternative')
  return first
}

describe('the paper of an issued quote', () => {
  test('given the quote in English, then sections, both currencies, each rule and the totals stand as they were frozen', () => {
    const first = firstOf(fillOf('en'))
    expect(first.sections.map(({ heading }) => heading)).toEqual(['Course', 'Accommodation', 'Other fees'])
    expect(first.sections[0]?.lines.map(({ label, rule, amounts }) => [label, rule, ...amounts].map((text) => bare(text ?? '')))).toEqual([
      ['Tuition', '12 weeks at GBP 250.00 a week', 'GBP 3,000.00', 'SAR 14,850.00'],
      ['Promotion: Early bird', '15% off tuition', 'GBP −450.00', 'SAR −2,227.50'],
    ])
    expect(first.totals.map(({ label, amounts, weight }) => [bare(label), bare(amounts.join('|')), weight])).toEqual([
      ['School total', 'GBP 5,130.00|SAR 25,393.50', 'strong'],
      ['Service fee', '|SAR 300.00', 'plain'],
      ['VAT 15%', '|SAR 45.00', 'plain'],
      ['Total to pay', '|SAR 25,738.50', 'grand'],
    ])
    expect(first.payments.map(({ value }) => bare(value))).toEqual(['SAR 5,147.70', 'SAR 20,590.80', '18 May 2026'])
  })

  test.each(locales)(
    'given a paper in %s, then its code leads to the live quote, whose secret stands in the hash, and every text is said',
    (locale) => {
      const paper = fillOf(locale)
      expect(paper.address).toBe(`https://rihla.example/${locale}/offer#secret`)
      expect(JSON.stringify(paper)).not.toMatch(/\{\{|undefined|NaN|paper:|pricing:/)
      expect(paper.facts.map(({ value }) => bare(value))).toContain('1 GBP = 4.95 SAR')
      expect(paper.alternatives[0]).not.toHaveProperty('option')
    },
  )

  test('given a name that one language lacks, then the other stands in for it', () => {
    expect(bare(firstOf(fillOf('ar')).heading)).toBe('الإنجليزية العامة، Demo School')
  })

  test('given a hidden breakdown, then the paper has group totals and no rule, and the same total, also for the partner', () => {
    const first = firstOf(fillOf('en', { hide_breakdown: true }))
    expect(first.sections).toHaveLength(1)
    expect(first.sections[0]?.lines.map(({ label, amounts }) => [label, bare(amounts.join('|'))])).toEqual([
      ['Course', 'GBP 2,550.00|SAR 12,622.50'],
      ['Accommodation', 'GBP 2,400.00|SAR 11,880.00'],
      ['Other fees', 'GBP 180.00|SAR 891.00'],
    ])
    expect(JSON.stringify(first)).not.toContain('Tuition')
    expect(bare(first.totals.find(({ weight }) => weight === 'grand')?.amounts.at(-1) ?? '')).toBe('SAR 25,738.50')
  })

  test('given a hidden breakdown, then the partner’s paper, whose lines are known, is the stranger’s word for word', () => {
    const hidden = {
      hide_breakdown: true,
      own: false,
      alternatives: [{ ...alternative, price: { ...price, lines: [] }, commission: null }],
    }
    expect(JSON.stringify(fillOf('ar', { hide_breakdown: true }))).toBe(JSON.stringify(fillOf('ar', hidden)))
  })

  test('given a commission, then it stands on paper only where the partner shows it', () => {
    expect(JSON.stringify(fillOf('en'))).not.toContain('1,000.00')
    expect(
      bare(
        firstOf(fillOf('en', { hide_commission: false }))
          .totals.at(-1)
          ?.amounts.join('|') ?? '',
      ),
    ).toBe('|SAR 1,000.00')
  })

  test('given a school that charges riyals, then one column; given three alternatives, then each has its number', () => {
    const inRiyals = { ...alternative, price: { ...price, currency: 'SAR' } }
    const paper = fillOf('en', { alternatives: [inRiyals, alternative, alternative] })
    expect(paper.alternatives.map(({ option, columns }) => [option, columns.length])).toEqual([
      ['Option 1', 1],
      ['Option 2', 2],
      ['Option 3', 2],
    ])
    expect(paper.alternatives[0]?.totals.every(({ amounts }) => amounts.length === 1)).toBe(true)
  })

  test('given a partner, notes and a student whose data are gone, then the paper says only what is known', () => {
    const nobody = { firstname: '', lastname: '', gender: null, birth_date: null, nationality: null, city: '' }
    const paper = fillOf('en', { partner: 'Agency X', notes: 'Window\nroom', student: nobody })
    expect(paper.agency).toEqual({ name: 'Agency X', contacts: [] })
    const logo = { src: 'data:image/png;base64,AQL/', width: 480, height: 120 }
    const picture = { bytes: new Uint8Array([1, 2, 255]), type: 'PNG', width: 480, height: 120 }
    expect(fillOf('en', { partner: 'Agency X', logo }).agency).toEqual({ name: 'Agency X', contacts: [], logo: picture })
    expect([paper.student.facts, paper.notes?.text]).toEqual([[], '\u2068Window\u2069\n\u2068room\u2069'])
  })

  test('given all due at once, then one payment', () => {
    const all = { ...alternative, payment: { deposit: 2_573_850, balance: 0, balance_on: null } }
    expect(firstOf(fillOf('en', { alternatives: [all] })).payments.map(({ value }) => bare(value))).toEqual(['SAR 25,738.50'])
  })
})
