/**
 * A quote as it is printed: everything already worded in the paper's language, so that the site and the server fill it from their own
 * dictionaries and the layout knows no sentence. Names and notes inside sentences should be isolated (U+2068 … U+2069), numbers and
 * amounts too (U+2066 … U+2069), as mails and prices are.
 */
import type { Locale } from '../config/locales'

export type PaperFact = { label: string; value: string }

/** `rule`: why the line costs what it costs. `amounts`: one for each of the alternative's columns; '' leaves a place empty. */
export type PaperLine = { label: string; rule?: string; amounts: string[]; kind?: 'plain' | 'saving' }
export type PaperSection = { heading: string; lines: PaperLine[] }
/** `grand` is what the student pays: one of each alternative. */
export type PaperTotal = { label: string; amounts: string[]; weight: 'plain' | 'strong' | 'grand' }

export type PaperAlternative = {
  /** "Option 1", where there are more than one. */
  option?: string
  heading: string
  /** Dates, weeks, lessons, accommodation. */
  facts: PaperFact[]
  /** Heads of the amounts' columns: the school's currency, riyals. */
  columns: string[]
  sections: PaperSection[]
  totals: PaperTotal[]
  /** Deposit due now, balance and its date. */
  payments: PaperFact[]
}

export type PaperProse = { heading: string; text: string }

export type PaperLogo = { bytes: Uint8Array; type: 'PNG' | 'JPEG'; width: number; height: number }

/** What the layout itself says. `wordsOfPaper` gives it from a dictionary. */
export type PaperWords = {
  feeColumn: string
  noLines: string
  /** Before a heading that is repeated on the next page. */
  continued: string
  page: (page: number, pages: number) => string
  scan: string
  live: string
}

export type QuotePaper = {
  locale: Locale
  title: string
  number: string
  /** ISO with time. */
  issuedAt: string
  agency: { name: string; contacts: string[]; logo?: PaperLogo }
  /** Issued, valid until, adviser. */
  facts: PaperFact[]
  student: { heading: string; facts: PaperFact[] }
  /** One to three. */
  alternatives: PaperAlternative[]
  notes?: PaperProse
  terms?: PaperProse
  /** https address of the live quote. */
  address: string
  words: PaperWords
}
