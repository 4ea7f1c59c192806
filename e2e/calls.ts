import { randomUUID } from 'node:crypto'
import { type APIResponse, expect, type Page } from '@playwright/test'
import type { Locale } from '../src/config/locales'
import { student } from './shop'

export type Caller = (name: string, data?: object, key?: string) => Promise<APIResponse>

/** Calls the API directly, in the session of the page's browser: they share the cookie. */
export async function caller(page: Page, locale: Locale): Promise<Caller> {
  const issued = await (await page.request.post('/restfulapi/getPwaToken', { data: { store_code: locale } })).json()
  const headers = { 'Pwa-Token': issued['Pwa-Token'], 'Pwa-Code': issued['Pwa-Code'] }
  return (name, data = {}, key = randomUUID()) =>
    page.request.post(`/restfulapi/${name}`, { data, headers: { ...headers, 'Idempotency-Key': key } })
}

const day = 86_400_000
/** Mondays two months ahead and more: schools start then, and one of the first four is no holiday. */
const mondays = () => {
  const from = Math.floor(Date.now() / day) + 60
  // Day 4 of the epoch was a Monday.
  return [0, 7, 14, 21].map((more) => new Date((from + ((11 - (from % 7)) % 7) + more) * day).toISOString().slice(0, 10))
}

/** Puts a course into the cart without the course page, for journeys that begin later. Four weeks unless said otherwise. */
export async function cartWith(page: Page, locale: Locale, courseId: number, weeks = 4): Promise<Caller> {
  const call = await caller(page, locale)
  const rest = { accommodationId: null, accommodationWeeks: null, extraNights: 0, transfer: 'none', pickupId: null, insurance: false }
  const who = { birthDate: student.isoBirthDate, nationality: student.nationality }
  for (const startDate of mondays()) {
    const answer = await call('core/cart/addToCart', { courseId, weeks, startDate, ...rest, extraFeeIds: [], student: who, qty: 1 })
    if (answer.ok()) return call
  }
  throw new Error(`course ${courseId} has no start on four Mondays`)
}

type Wish = { courseId: number; weeks: number; accommodationId?: number | null }
type Line = { kind: string; rule: { params: Record<string, string | number> } }
export type Issued = {
  number: string
  link: string
  alternatives: { price: { totalSar: number; lines: Line[] }; now: { price: { totalSar: number } | null } }[]
}
type Student = {
  /** The start of the course is chosen first. */
  born: (start: string) => string
}

/** A quote issued without the builder, for journeys that begin with its address. */
export async function issueQuote(
  page: Page,
  locale: Locale,
  wishes: Wish[],
  { born }: Student = { born: () => student.isoBirthDate },
): Promise<Issued> {
  const call = await caller(page, locale)
  const rest = { accommodationId: null, accommodationWeeks: null, extraNights: 0, transfer: 'none', pickupId: null, insurance: false }
  const refusals: string[] = []
  for (const startDate of mondays()) {
    const birth = { birthDate: born(startDate), nationality: student.nationality }
    const who = { firstname: 'Noura', lastname: 'Al-Harbi', gender: 'female', birth_date: birth.birthDate, nationality: birth.nationality }
    const alternatives = wishes.map((wish) => ({ ...rest, extraFeeIds: [], startDate, student: birth, ...wish }))
    const answer = await call('quote/issue', { student: who, alternatives, notes: 'A window seat, please.' })
    if (answer.ok()) return ((await answer.json()) as { quote: Issued }).quote
    refusals.push(await answer.text())
  }
  throw new Error(`no start on four Mondays: ${refusals.join(' ')}`)
}

/** Field of the JSON answer of a call that must have worked. */
export async function answerOf<Answer>(response: APIResponse): Promise<Answer> {
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()) as Answer
}

const payer = { firstname: 'Noura', lastname: 'Al-Harbi', phone: '0501234567', country: 'SA', city: 'Riyadh', street: 'King Fahd Road 12' }

/** Takes a cart of one line through billing and payment by direct calls, and says what placing it would send. */
export async function readyOrder(call: Caller, email: string) {
  const { items } = await answerOf<{ items: { item_id: number }[] }>(await call('core/cart/getQuoteItems'))
  const traveller = { item_id: items[0]?.item_id, firstname: 'Noura', lastname: 'Al-Harbi', gender: 'female' }
  const who = { birth_date: student.isoBirthDate, nationality: student.nationality, guardian_name: null, guardian_phone: null }
  const consents = { terms: true, school_abroad: true, marketing_email: false, guardian: false }
  const step = { billing: { ...payer, email }, travellers: [{ ...traveller, ...who }], consents }
  await answerOf(await call('core/checkout/saveBillingAddress', step))
  await answerOf(await call('core/checkout/setPaymentMethod', { code: 'bank_transfer' }))
  const quote = await answerOf<{ quote_id: string; grand_total: number }>(await call('core/cart/getCurrentQuote'))
  return { quote_id: quote.quote_id, expected_total: quote.grand_total }
}
