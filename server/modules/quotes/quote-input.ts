/** What a visitor asks to have quoted, read strictly: names are cleaned, choices read as the cart reads them, nothing else is looked at. */
import { limits } from '../../../src/config/limits'
import type { BookingChoice } from '../../../src/contract/pricing-schema'
import type { IssueQuote, QuoteStudent } from '../../../src/contract/quote-schema'
import { ageOn, isIsoDate } from '../../../src/domain/dates'
import { toLatinDigits } from '../../../src/domain/digits'
import { cleanText, oneLine } from '../../../src/domain/text'
import { type FailedFields, fail } from '../../fail'
import { isRecord } from '../../input'
import { choiceKey, readChoice } from '../cart/cart-choice'
import { isCountry } from '../geo/geo-service'

const oldest = 120
const genders = ['female', 'male'] as const

function line(fields: FailedFields, field: string, value: string | null | undefined, most: number, needed: boolean): string {
  const text = oneLine(value ?? '')
  if (text === '' && needed) fields[`student.${field}`] = 'required'
  if (text.length > most) fields[`student.${field}`] = 'tooLong'
  return text
}

function birthDate(fields: FailedFields, value: string | null | undefined, today: string): string | null {
  const typed = toLatinDigits(cleanText(value ?? ''))
  if (typed === '') return null
  if (!isIsoDate(typed) || typed > today || ageOn(typed, today) > oldest) fields['student.birth_date'] = 'birthDate'
  return typed
}

function nationality(fields: FailedFields, value: string | null | undefined): string | null {
  const code = cleanText(value ?? '').toUpperCase()
  if (code === '') return null
  if (!isCountry(code)) fields['student.nationality'] = 'country'
  return code
}

/** Fails with `quote_student_needed` (a name is missing) or `validation`; both name the fields. */
export function readStudent(given: IssueQuote['student'], today: string): QuoteStudent {
  const fields: FailedFields = {}
  const { name } = limits.text
  const student: QuoteStudent = {
    firstname: line(fields, 'firstname', given?.firstname, name, true),
    lastname: line(fields, 'lastname', given?.lastname, name, true),
    gender: genders.find((gender) => gender === given?.gender) ?? null,
    birth_date: birthDate(fields, given?.birth_date, today),
    nationality: nationality(fields, given?.nationality),
    city: line(fields, 'city', given?.city, name, false),
  }
  const rules = Object.values(fields)
  if (rules.length > 0) throw fail(rules.includes('required') ? 'quote_student_needed' : 'validation', { fields })
  return student
}

/** One to three different bookings, each for the student named. Fails with `quote_alternatives`, `cart_choice_invalid`. */
export function readAlternatives(given: readonly unknown[] | undefined, student: QuoteStudent): BookingChoice[] {
  if (!given || given.length === 0 || given.length > limits.quote.alternatives) throw fail('quote_alternatives')
  const choices = given.map((item) => {
    if (!isRecord(item)) throw fail('cart_choice_invalid')
    const choice = readChoice(item)
    return {
      ...choice,
      student: {
        birthDate: student.birth_date ?? choice.student.birthDate,
        nationality: student.nationality ?? choice.student.nationality,
      },
    }
  })
  if (new Set(choices.map(choiceKey)).size < choices.length) throw fail('quote_alternatives')
  return choices
}

/** Fails with `validation`. */
export function readNotes(given: string | undefined): string {
  const notes = cleanText(given ?? '')
  if (notes.length > limits.quote.notes) throw fail('validation', { fields: { notes: 'tooLong' } })
  return notes
}
