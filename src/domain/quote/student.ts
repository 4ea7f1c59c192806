/** Who the quote is for, as typed, and what the server takes. Rules are keys of the dictionary `validation`, by field. */
import { limits } from '../../config/limits'
import type { QuoteStudent } from '../../contract/quote-schema'
import { ageOn, type IsoDate, isIsoDate } from '../dates'
import { cleanText, isSafeText, oneLine } from '../text'

export type TypedStudent = { firstname: string; lastname: string; gender: string; nationality: string; city: string }
export type StudentRules = Partial<Record<'firstname' | 'lastname' | 'birthDate' | 'nationality' | 'city', string>>

/** As the server's. @assumed */
const oldest = 120

function lineRule(text: string, needed: string | null): string | undefined {
  const most = limits.text.name
  if (text === '') return needed ?? undefined
  if (!isSafeText(text)) return 'unsafe'
  return text.length > most ? `tooLong:${most}` : undefined
}

function birthRule(birthDate: string, today: IsoDate): string | undefined {
  if (birthDate === '') return 'required.birthDate'
  if (!isIsoDate(birthDate)) return 'birthDate'
  if (birthDate > today) return 'birthDateFuture'
  return ageOn(birthDate, today) > oldest ? 'birthDateTooOld' : undefined
}

const known = (rules: Record<string, string | undefined>): StudentRules =>
  Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== undefined)) as StudentRules

/**
 * Name, birth date and nationality are asked for, since price and rules hang on them; gender and city may stay open. @assumed
 * @param birthDate '' when nothing was typed; what is no date breaks the rule `birthDate`
 * @returns the student as sent, and the rules that are broken; none: all is well
 */
export function readStudent(typed: TypedStudent, birthDate: string, today: IsoDate): { student: QuoteStudent; rules: StudentRules } {
  const [firstname, lastname, city] = [oneLine(typed.firstname), oneLine(typed.lastname), oneLine(typed.city)]
  const birth = birthRule(birthDate, today)
  return {
    student: {
      firstname,
      lastname,
      gender: typed.gender === 'female' || typed.gender === 'male' ? typed.gender : null,
      birth_date: birth === undefined ? birthDate : null,
      nationality: typed.nationality || null,
      city,
    },
    rules: known({
      firstname: lineRule(firstname, 'required.firstname'),
      lastname: lineRule(lastname, 'required.lastname'),
      birthDate: birth,
      nationality: typed.nationality === '' ? 'required.nationality' : undefined,
      city: lineRule(city, null),
    }),
  }
}

/** The rule that notes break, if any. */
export function notesRule(notes: string): string | undefined {
  const text = cleanText(notes)
  if (!isSafeText(text)) return 'unsafe'
  return text.length > limits.quote.notes ? `tooLong:${limits.quote.notes}` : undefined
}
