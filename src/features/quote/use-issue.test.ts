import type { SubAgentSession } from '../../api/session-calls'
import { readStudent } from '../../domain/quote/student'
import { fullWish } from '../../domain/quote/testing/full-wish'
import { choiceOfWish } from '../../domain/quote/wish'
import { nothingTyped } from '../../store/quote-typed'
import type { Root } from '../../store/root-store'
import { partnerOf } from './partner-of'
import type { Builder } from './use-builder'
import { issueOf } from './use-issue'

const typed = { ...nothingTyped, firstname: 'نورة', lastname: 'Al-Harbi', nationality: 'SA', notes: 'window seat', hideBreakdown: true }
const { student } = readStudent(typed, '2008-08-01', '2026-03-01')
const choice = choiceOfWish(fullWish, { birthDate: student.birth_date, nationality: student.nationality })

/** As much of a builder as issuing reads. */
const builder = { offered: [{ choice }, { choice: null }], person: { typed, student } } as unknown as Builder

describe('what is sent to have a quote issued', () => {
  test('given a student, then names, choices and notes, no price and nothing of a partner’s', () => {
    expect(issueOf(builder, false)).toEqual({ mode: 'student', student, alternatives: [choice], notes: 'window seat' })
  })

  test('given a partner, then what the student is not to read is said', () => {
    expect(issueOf(builder, true)).toMatchObject({ mode: 'partner', hide_commission: true, hide_breakdown: true })
  })
})

describe('in whose name a quote is issued', () => {
  const agency = { entityId: 9, agencyName: 'Study Partners', commissionBasisPoints: 2500, logo: null }
  const session = (subAgent: SubAgentSession | null) => ({ isSubAgent: Boolean(subAgent?.entityId), subAgent }) as Root['session']

  test.each([
    ['an agency that said nothing', agency, null, agency],
    ['an agency that said partner', agency, 'partner', agency],
    ['an agency that said it is for its own family', agency, 'student', null],
    ['an agency that is not approved', { ...agency, entityId: null }, 'partner', null],
    ['a tab that says partner after log-out', null, 'partner', null],
  ] as const)('given %s, then the agency, or nobody, stands on it', (_who, subAgent, mode, expected) => {
    expect(partnerOf(session(subAgent), { ...typed, mode })).toEqual(expected)
  })
})
