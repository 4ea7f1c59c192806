/** What is typed for a quote and names a person: kept for this tab alone (decision 11), forgotten at log-out and when a booking is placed. */
import type { QuoteMode } from '../contract/quote-schema'
import type { TypedStudent } from '../domain/quote/student'
import type { SafeStorage } from './safe-storage'
import { storageKeys } from './storage-keys'

export type QuoteTyped = TypedStudent & {
  /** Null until it is said. */
  mode: QuoteMode | null
  birthDate: { day: string; month: string; year: string }
  notes: string
  hideCommission: boolean
  hideBreakdown: boolean
}

export const nothingTyped: QuoteTyped = {
  mode: null,
  firstname: '',
  lastname: '',
  gender: '',
  birthDate: { day: '', month: '', year: '' },
  nationality: '',
  city: '',
  notes: '',
  hideCommission: true,
  hideBreakdown: false,
}

const typedKey = `${storageKeys.draftPrefix}quote`
const issueKey = `${storageKeys.draftPrefix}quote-issue`

type Kept = Record<string, unknown>
const record = (value: unknown): Kept => (typeof value === 'object' && value !== null ? (value as Kept) : {})

function parse(text: string | null): Kept {
  try {
    return record(JSON.parse(text ?? '{}'))
  } catch {
    // Cut off while written: the form starts fresh.
    return {}
  }
}

const modes: readonly QuoteMode[] = ['partner', 'student']
const text = (value: unknown) => (typeof value === 'string' ? value : '')

function readTyped(kept: Kept): QuoteTyped {
  const birth = record(kept.birthDate)
  return {
    mode: modes.find((mode) => mode === kept.mode) ?? null,
    firstname: text(kept.firstname),
    lastname: text(kept.lastname),
    gender: text(kept.gender),
    birthDate: { day: text(birth.day), month: text(birth.month), year: text(birth.year) },
    nationality: text(kept.nationality),
    city: text(kept.city),
    notes: text(kept.notes),
    hideCommission: kept.hideCommission !== false,
    hideBreakdown: kept.hideBreakdown === true,
  }
}

/** An issue under way: what was sent, and the key under which it may be sent as often as needed (case 2). */
export type PendingIssue = { words: string; key: string }

export const quoteTyped = (drafts: SafeStorage) => ({
  read: (): QuoteTyped => readTyped(parse(drafts.read(typedKey))),
  write: (typed: QuoteTyped) => drafts.write(typedKey, JSON.stringify(typed)),
  forget: () => {
    drafts.remove(typedKey)
    drafts.remove(issueKey)
  },
  readIssue: (): PendingIssue => {
    const { words, key } = parse(drafts.read(issueKey))
    return { words: text(words), key: text(key) }
  },
  writeIssue: (issue: PendingIssue) => drafts.write(issueKey, JSON.stringify(issue)),
})
