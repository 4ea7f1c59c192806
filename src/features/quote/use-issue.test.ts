import type { IssueQuote } from '../../contract/quote-schema'
import { readStudent } from '../../domain/quote/student'
import { fullWish } from '../../domain/quote/testing/full-wish'
import { choiceOfWish } from '../../domain/quote/wish'
import { nothingTyped } from '../../store/quote-typed'
import type { Builder } from './use-builder'
import { issueOf } from './use-issue'

const typed = { ...nothingTyped, firstname: 'نورة', lastname: 'Al-Harbi', nationality: 'SA', notes: 'window seat', hideBreakdown: true }
const { student } = readStudent(typed, '2008-08-01', '2026-03-01')
const choice = choiceOfWish(fullWish, { birthDate: student.birth_date, nationality: student.nationality })

/** As much of a builder as issuing reads. */
const builder = (mode: 'student' | 'partner') =>
  ({ offered: [{ choice }, { choice: null }], person: { typed: { ...typed, mode }, student } }) as unknown as Builder
const sent = (mode: 'student' | 'partner', isPartner: boolean): IssueQuote => issueOf(builder(mode), isPartner)

describe('what is sent to have a quote issued', () => {
  test('given a student, then names, choices and notes, no price and nothing of a partner’s', () => {
    expect(sent('student', false)).toEqual({ mode: 'student', student, alternatives: [choice], notes: 'window seat' })
  })

  test('given a partner the server knows, then what the student is not to read is said', () => {
    expect(sent('partner', true)).toMatchObject({ mode: 'partner', hide_commission: true, hide_breakdown: true })
  })

  test('given a tab that says partner after log-out, then it is a student’s quote', () => {
    expect(sent('partner', false)).toEqual(sent('student', false))
  })
})
