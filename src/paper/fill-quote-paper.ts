/** An issued quote as its paper: worded in one language, the same in the browser and on the server (specification §2, issue "quotes"). Pure. */
import { minorDigitsOf } from '../config/currencies'
import { type Locale, localeFacts } from '../config/locales'
import type { IssuedQuote } from '../contract/quote-schema'
import type { AgencyLogo } from '../contract/sub-agent-schema'
import { currencySign, formatAmount, formatDate } from '../domain/format'
import { isolate, isolateCode, type Say, type Writing } from '../domain/price-words'
import { quoteAddress } from '../domain/quote-address'
import { fillAlternative } from './fill-alternative'
import { wordsOfPaper } from './paper-words'
import type { PaperFact, PaperLogo, QuotePaper } from './quote-paper'

export type PaperSetting = {
  /** The paper's language; `say` speaks it. */
  locale: Locale
  /** Dictionaries `paper` and `pricing`, keys with their namespace. */
  say: Say
  /** The shop as its configuration has it; empty texts are left out. On a partner's quote the partner's name stands in its place. */
  agency: { name: string; phone: string; email: string; address: string; logo?: PaperLogo }
  /** Where the site is, `https://rihla.example`: the code on the paper leads to the live quote. */
  site: string
}

const known = (facts: PaperFact[]): PaperFact[] => facts.filter(({ value }) => value !== '')

/** Amounts as the paper writes them: its font has the riyal's sign. */
export const paperWriting = (locale: Locale): Writing => ({
  locale,
  money: (minor, currency) => isolateCode(`${currencySign(currency, locale)} ${formatAmount(minor, minorDigitsOf(currency))}`),
})

/** `1 GBP = 4.95 SAR`; millionths without their trailing zeros, two digits at least. */
function rateOf(currency: string, rateMicro: number): string {
  const rate = formatAmount(rateMicro, 6).replace(/0{1,4}$/, '')
  return isolateCode(`1 ${currency} = ${rate} SAR`)
}

function ratesOf({ alternatives, rates_micro }: IssuedQuote): string {
  const foreign = [...new Set(alternatives.map(({ price }) => price.currency))].filter((currency) => currency !== 'SAR')
  return foreign.map((currency) => rateOf(currency, rates_micro[currency] ?? 0)).join(' · ')
}

function countryName(code: string | null, locale: Locale): string {
  return code === null ? '' : (new Intl.DisplayNames(localeFacts[locale].code, { type: 'region' }).of(code) ?? code)
}

function studentFacts({ student }: IssuedQuote, { locale, say }: PaperSetting): PaperFact[] {
  const name = `${student.firstname} ${student.lastname}`.trim()
  return known([
    { label: say('paper:student.name'), value: name === '' ? '' : isolate(name) },
    { label: say('paper:student.born'), value: student.birth_date === null ? '' : formatDate(student.birth_date, locale) },
    { label: say('paper:student.nationality'), value: countryName(student.nationality, locale) },
    { label: say('paper:student.city'), value: student.city === '' ? '' : isolate(student.city) },
  ])
}

/** The picture out of its `data:` address. */
function paperLogo({ src, width, height }: AgencyLogo): PaperLogo {
  const letters = atob(src.slice(src.indexOf(',') + 1))
  return { bytes: Uint8Array.from(letters, (letter) => letter.charCodeAt(0)), type: 'PNG', width, height }
}

/** A partner's paper carries the partner's name and logo alone: the student is the partner's. @assumed */
function senderOf({ partner, logo: own }: IssuedQuote, { agency }: PaperSetting): QuotePaper['agency'] {
  if (partner !== null) return { name: partner, contacts: [], ...(own ? { logo: paperLogo(own) } : {}) }
  const { name, phone, email, address, logo } = agency
  const contacts = [phone && isolateCode(phone), email && isolateCode(email), address].filter(Boolean)
  return { name, contacts, ...(logo ? { logo } : {}) }
}

/** Each line of what a person wrote keeps its own direction: an English sentence in an Arabic paper ends with its full stop. */
const inOwnDirection = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : isolate(line)))
    .join('\n')

/**
 * Fills the paper of an issued quote: prices are the frozen ones, never today's. A hidden breakdown gives group totals, a hidden commission
 * none, whoever prints it: the paper is for the student.
 */
export function fillQuotePaper(quote: IssuedQuote, setting: PaperSetting): QuotePaper {
  const { locale, say, site } = setting
  const until = formatDate(quote.valid_until, locale)
  const writing = paperWriting(locale)
  const isOne = quote.alternatives.length === 1
  return {
    locale,
    title: say('paper:title'),
    number: isolateCode(quote.number),
    issuedAt: `${quote.issued_on}T09:00:00.000Z`,
    agency: senderOf(quote, setting),
    facts: known([
      { label: say('paper:issued'), value: formatDate(quote.issued_on, locale) },
      { label: say('paper:validUntil'), value: until },
      { label: say('paper:rate'), value: ratesOf(quote) },
    ]),
    student: { heading: say('paper:student.heading'), facts: studentFacts(quote, setting) },
    alternatives: quote.alternatives.map((alternative, index) => ({
      ...(isOne ? {} : { option: say('paper:option', { number: index + 1 }) }),
      ...fillAlternative(alternative, quote, say, writing),
    })),
    ...(quote.notes === '' ? {} : { notes: { heading: say('paper:notes'), text: inOwnDirection(quote.notes) } }),
    terms: { heading: say('paper:terms.heading'), text: say('paper:terms.text', { date: until }) },
    address: quoteAddress(site, locale, quote.link),
    words: wordsOfPaper(say),
  }
}
