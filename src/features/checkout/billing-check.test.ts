import { toCartLine } from '../../api/cart-calls'
import { readBirthDate } from '../../forms/birth-date'
import { buildCartItem, buildChoice } from '../../testing/cart-builders'
import { checkBilling } from './billing-check'
import type { CheckoutValues } from './checkout-values'
import { placesOf } from './places'
import { rulesFromServer } from './server-rules'

const places = placesOf([toCartLine(buildCartItem({ item_id: 12, choice: buildChoice({ startDate: '2026-06-15' }) }))])
const key = places[0]?.key ?? ''
const today = '2026-03-01'

const adult = {
  firstname: 'Noura',
  lastname: 'Alharbi',
  gender: 'female',
  birthDate: { day: '15', month: '5', year: '2000' },
  nationality: 'SA',
  guardianName: '',
  guardianPhone: '',
}

type Change = {
  billing?: Partial<CheckoutValues['billing']>
  traveller?: Partial<typeof adult>
  consents?: Partial<CheckoutValues['consents']>
  payerTravels?: boolean
}

const values = ({ billing, traveller, consents, payerTravels = false }: Change = {}): CheckoutValues => ({
  billing: {
    ...{ firstname: 'Salem', lastname: 'Alharbi', email: 'salem@example.com', phone: '0501234567' },
    ...{ country: 'SA', city: 'Riyadh', street: 'King Fahd Road 12' },
    ...billing,
  },
  payerTravels,
  travellers: { [key]: { ...adult, ...traveller } },
  consents: { terms: true, schoolAbroad: true, guardian: false, marketingEmail: false, ...consents },
})

const check = (change: Change = {}) => checkBilling(values(change), places, today)
const rules = async (change: Change) => {
  const result = await check(change)
  return result.ok ? {} : result.failure
}

describe('step one of checkout', () => {
  test.each(['٠٥٠١٢٣٤٥٦٧', '۰۵۰۱۲۳۴۵۶۷', '+٩٦٦٥٠١٢٣٤٥٦٧', '00966501234567', ' 050 123 4567 '])(
    'given the mobile %s, then it is sent as +966501234567 (case 11)',
    async (phone) => {
      expect(await check({ billing: { phone } })).toMatchObject({ ok: true, value: { billing: { phone: '+966501234567' } } })
    },
  )

  test.each(['   ', '\u00a0', '\u200f', '\u200b'])(
    'given a name of nothing seen (%j), then it is required (case 12)',
    async (firstname) => {
      expect(await rules({ billing: { firstname } })).toEqual({ 'billing.firstname': 'required.firstname' })
    },
  )

  test('given outer spaces and capitals in the e-mail, then it is sent trimmed and in small letters', async () => {
    expect(await check({ billing: { email: ' \u200fNoura@Example.COM ' } })).toMatchObject({
      ok: true,
      value: { billing: { email: 'noura@example.com' } },
    })
  })

  test.each([
    ['billing.email', { billing: { email: '' } }, 'required.email'],
    ['billing.email', { billing: { email: 'no' } }, 'email'],
    ['billing.phone', { billing: { phone: '12' } }, 'phone'],
    ['billing.city', { billing: { city: 'x'.repeat(101) } }, 'tooLong:100'],
    ['billing.street', { billing: { street: 'a\u0000b' } }, 'unsafe'],
    ['billing.country', { billing: { country: '' } }, 'required.country'],
    [`travellers.${key}.gender`, { traveller: { gender: '' } }, 'required.gender'],
    [`travellers.${key}.nationality`, { traveller: { nationality: '' } }, 'required.nationality'],
    ['consents.terms', { consents: { terms: false } }, 'required.terms'],
    ['consents.schoolAbroad', { consents: { schoolAbroad: false } }, 'required.schoolAbroad'],
  ] as const)('given a broken %s (%j), then its rule is %s and no other field is named', async (path, change, rule) => {
    expect(await rules(change)).toEqual({ [path]: rule })
  })

  test.each([
    [{ day: '', month: '', year: '' }, 'required.birthDate'],
    [{ day: '31', month: '2', year: '2000' }, 'birthDate'],
    [{ day: '1', month: '21', year: '1990' }, 'birthDate'],
    [{ day: '1', month: '', year: '1990' }, 'birthDate'],
    [{ day: '2', month: '3', year: '2026' }, 'birthDateFuture'],
    [{ day: '1', month: '1', year: '1890' }, 'birthDateTooOld'],
  ])('given the birth date %j, then its rule is %s (case 14)', async (birthDate, rule) => {
    expect(await rules({ traveller: { birthDate } })).toEqual({ [`travellers.${key}.birthDate`]: rule })
  })

  test.each([
    [{ day: '٢٤', month: '١', year: '١٤٠٤' }, '1983-10-31'],
    [{ day: '15', month: '05', year: '2000' }, '2000-05-15'],
  ])('given the birth date %j, then it is %s', async (birthDate, iso) => {
    expect(await readBirthDate(birthDate)).toBe(iso)
    expect(await check({ traveller: { birthDate } })).toMatchObject({ ok: true, value: { travellers: [{ birthDate: iso }] } })
  })

  test('given a student who turns 18 on the first day, then no guardian is asked for; a day younger, then guardian and consent are', async () => {
    const eighteen = { birthDate: { day: '15', month: '6', year: '2008' } }
    const younger = { birthDate: { day: '16', month: '6', year: '2008' } }
    expect(await check({ traveller: eighteen })).toMatchObject({
      ok: true,
      value: { travellers: [{ guardianName: null, guardianPhone: null }] },
    })
    expect(await rules({ traveller: younger })).toEqual({
      [`travellers.${key}.guardianName`]: 'required.guardianName',
      [`travellers.${key}.guardianPhone`]: 'required.guardianPhone',
      'consents.guardian': 'required.guardian',
    })
    const guarded = { ...younger, guardianName: ' Salem ', guardianPhone: '٠٥٠١٢٣٤٥٦٧' }
    expect(await check({ traveller: guarded, consents: { guardian: true } })).toMatchObject({
      ok: true,
      value: { travellers: [{ guardianName: 'Salem', guardianPhone: '+966501234567' }] },
    })
  })

  test('given the student books alone, then the payer’s name is the student’s', async () => {
    const names = { firstname: '', lastname: '' }
    expect(await check({ payerTravels: true, traveller: names })).toMatchObject({
      ok: true,
      value: { travellers: [{ itemId: 12, firstname: 'Salem', lastname: 'Alharbi' }] },
    })
  })

  test('given the student is the payer and a name is missing, then it is said once, at the field that is shown', async () => {
    expect(await rules({ payerTravels: true, billing: { firstname: '' } })).toEqual({ 'billing.firstname': 'required.firstname' })
  })
})

test('given the server’s fields, then they come back in the form’s own paths', () => {
  const fields = { 'billing.email': 'email', 'travellers.0.birth_date': 'studentTooYoung', 'consents.school_abroad': 'required' }
  expect(rulesFromServer(fields, places)).toEqual({
    'billing.email': 'email',
    [`travellers.${key}.birthDate`]: 'studentTooYoung',
    'consents.schoolAbroad': 'required.schoolAbroad',
  })
})
