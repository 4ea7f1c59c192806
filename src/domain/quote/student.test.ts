import { notesRule, readStudent } from './student'

const typed = { firstname: 'نورة', lastname: 'Al-Harbi', gender: 'female', nationality: 'SA', city: ' الرياض ' }
const today = '2026-03-01'
const rulesOf = (part: Partial<typeof typed>, birthDate = '2008-08-01') => readStudent({ ...typed, ...part }, birthDate, today).rules

describe('the student of a quote', () => {
  test('given all, then it is as the server takes it', () => {
    expect(readStudent(typed, '2004-02-29', today)).toEqual({
      student: { firstname: 'نورة', lastname: 'Al-Harbi', gender: 'female', birth_date: '2004-02-29', nationality: 'SA', city: 'الرياض' },
      rules: {},
    })
  })

  test('given nothing, then each field that is needed says so; gender and city may stay open', () => {
    expect(readStudent({ firstname: '', lastname: ' \u200f ', gender: '', nationality: '', city: '' }, '', today).rules).toEqual({
      firstname: 'required.firstname',
      lastname: 'required.lastname',
      birthDate: 'required.birthDate',
      nationality: 'required.nationality',
    })
  })

  test('given names of 100 and of 200 letters, marks that turn the line, emoji and mixed scripts', () => {
    expect(rulesOf({ firstname: 'س'.repeat(100) })).toEqual({})
    expect(rulesOf({ firstname: 'س'.repeat(200), city: 'x'.repeat(101) })).toEqual({ firstname: 'tooLong:100', city: 'tooLong:100' })
    expect(readStudent({ ...typed, firstname: '\u202eنورة\nNoura 🌸' }, '2008-08-01', today).student.firstname).toBe('نورة Noura 🌸')
    expect(rulesOf({ lastname: 'a\ud800' })).toEqual({ lastname: 'unsafe' })
  })

  test.each([
    ['', 'required.birthDate'],
    ['no-such-day', 'birthDate'],
    ['2026-03-02', 'birthDateFuture'],
    ['1905-01-01', 'birthDateTooOld'],
  ])('given %j as a birth date, then %s', (birthDate, rule) => {
    expect(readStudent(typed, birthDate, today)).toMatchObject({ student: { birth_date: null }, rules: { birthDate: rule } })
  })

  test('given born today, then it is a birth date', () => expect(rulesOf({}, today)).toEqual({}))
})

describe('notes', () => {
  test('given 3,000 letters without a blank, then they are taken; one more is not', () => {
    expect(notesRule('x'.repeat(3000))).toBeUndefined()
    expect(notesRule('x'.repeat(3001))).toBe('tooLong:3000')
    expect(notesRule('a\u0000b')).toBe('unsafe')
    expect(notesRule('')).toBeUndefined()
  })
})
