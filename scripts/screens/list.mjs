import { at } from './at.mjs'
import { quoteScreens } from './quote.mjs'

const course = '/courses/general-english-20-demo-london'

async function price(page, base) {
  await page.goto(`${base}${course}?weeks=12`)
  await page.locator('input[name="accommodation"]').nth(1).check()
  await page.locator('#birth-date').fill('01/08/2000')
  await page.locator('#nationality option').nth(1).waitFor({ state: 'attached' })
  await page.locator('#nationality').selectOption('SA')
}

async function suggestions(page, base) {
  await page.goto(`${base}/search-by-course`)
  await page.locator('article h3').first().waitFor()
  await page.getByRole('combobox').first().fill('london')
  await page.getByRole('option').first().waitFor()
}

async function map(page, base) {
  const land = page.waitForResponse(/map\/land/)
  await at('/search-by-course?view=map')(page, base)
  await land
  await page.locator('.leaflet-marker-icon button').first().waitFor()
}

async function cart(page, base) {
  await price(page, base)
  await page.locator('#price-card button').last().click()
  await page.locator('#price-card a[href$="/cart"]').waitFor()
  await page.goto(`${base}/cart`)
  await page.locator('a[href*="/checkout"]').first().waitFor()
}

async function details(page, base) {
  await cart(page, base)
  await page.locator('a[href*="/checkout"]').first().click()
  await page.locator('[name="billing.firstname"]').waitFor()
}

const typed = {
  firstname: 'Noura',
  lastname: 'Al-Harbi',
  email: 'noura@example.com',
  phone: '0501234567',
  city: 'Riyadh',
  street: 'King Fahd Road 12',
}

async function payment(page, base) {
  await details(page, base)
  for (const [field, value] of Object.entries(typed)) await page.locator(`[name="billing.${field}"]`).fill(value)
  await page.locator('[name="billing.country"]').selectOption('SA')
  await page.locator('[name="payerTravels"]').check()
  await page.locator('input[name$="-gender"]').first().check()
  for (const consent of ['terms', 'schoolAbroad']) await page.locator(`[name="consents.${consent}"]`).check()
  await page.locator('main form button[type="submit"]').last().click()
  await page.waitForURL(/step=payment/)
  await page.locator('main form button[type="submit"]').last().waitFor()
}

async function review(page, base) {
  await payment(page, base)
  await page.locator('main form button[type="submit"]').last().click()
  await page.waitForURL(/step=review/)
}

async function refused(page, base) {
  await details(page, base)
  await page.locator('main form button[type="submit"]').last().click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
}

async function thankYou(page, base) {
  await review(page, base)
  await page.locator('main button').last().click()
  await page.waitForURL(/thank-you/)
}

/** Keeps and compares the first cards of a search: the heart and the scales of each. */
async function chosen(page, base) {
  await page.goto(`${base}/search-by-course?weeks=8`)
  const cards = page.locator('main article')
  await cards.first().waitFor()
  for (const index of [0, 1, 2]) {
    await cards.nth(index).locator('button').nth(0).click()
    await cards.nth(index).locator('button').nth(1).click()
  }
  await page.waitForLoadState('networkidle')
}

const afterChoosing = (path, ready) => async (page, base) => {
  await chosen(page, base)
  await page.goto(`${base}${path}`)
  await page.locator(ready).first().waitFor()
}

async function removedWish(page, base) {
  await afterChoosing('/wishlist', 'main article')(page, base)
  await page.locator('main article').first().locator('button').last().click()
}

const day = 86_400_000
/** Mondays two months ahead and more: one of the first four is no holiday. */
function mondays() {
  const from = Math.floor(Date.now() / day) + 60
  const iso = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC' })
  return [0, 7, 14, 21].map((more) => iso.format((from + ((11 - (from % 7)) % 7) + more) * day))
}

const trip = { courseId: 1, weeks: 12, accommodationId: null, accommodationWeeks: null, extraNights: 0, transfer: 'both', pickupId: 1 }
const trips = [
  { ...trip, accommodationId: 1, insurance: true },
  { ...trip, courseId: 4, weeks: 4, transfer: 'none', pickupId: null, insurance: false },
  { ...trip, weeks: 24, transfer: 'none', pickupId: null, insurance: false },
]

/** Issues a quote of so many options in the page's session. @returns its secret */
async function issued(page, base, count) {
  const { origin, pathname } = new URL(base)
  const call = async (name, data, headers = {}) => (await page.request.post(`${origin}/restfulapi/${name}`, { data, headers })).json()
  const token = await call('getPwaToken', { store_code: pathname.slice(1) })
  const birth = { birthDate: '2000-08-01', nationality: 'SA' }
  const student = { firstname: 'نورة', lastname: 'الحربي', birth_date: birth.birthDate, nationality: birth.nationality }
  for (const startDate of mondays()) {
    const alternatives = trips.slice(0, count).map((one) => ({ ...one, startDate, extraFeeIds: [], student: birth }))
    const key = crypto.randomUUID()
    const headers = { 'Pwa-Token': token['Pwa-Token'], 'Pwa-Code': token['Pwa-Code'], 'Idempotency-Key': key }
    const { quote } = await call('quote/issue', { student, alternatives, notes: '' }, headers)
    if (quote) return quote.link
  }
  throw new Error('no start on four Mondays')
}

const offer = (count) => async (page, base) => {
  const link = await issued(page, base, count)
  await page.goto(`${base}/offer#${link}`)
  await page.locator('article[id^="option-"]').first().waitFor()
}

/** As it looks when its days are over and prices have moved; the answer is changed on its way, the shop is not. */
async function expired(page, base) {
  await page.route(/quote\/getByLink/, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    Object.assign(answer.quote, { status: 'expired', valid_until: '2026-01-31' })
    const [first, second, third] = answer.quote.alternatives
    Object.assign(first.now, { difference: -45_000 })
    Object.assign(second.now, { difference: 61_250 })
    Object.assign(third.now, { price: null, problem: 'startTooSoon', difference: 0 })
    await route.fulfill({ response, json: answer })
  })
  await offer(3)(page, base)
}

async function explained(page, base) {
  await offer(1)(page, base)
  await page.locator('article[id="option-1"] > :last-child button').last().click()
  await page.locator('article[id="option-1"] h3').last().waitFor()
}

async function offers(page, base) {
  await issued(page, base, 3)
  await issued(page, base, 1)
  await at('/offers')(page, base)
  await page.locator('main article').first().waitFor()
}

/** Some pages are kept, then the connection goes. */
async function offline(page, base) {
  await page.goto(`${base}/blog`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (const path of ['/search-by-course', '/faq', '']) await at(path)(page, base)
  await page.context().setOffline(true)
  await page.goto(`${base}/get-help`)
  await page.locator('#kept-area').waitFor()
}

/**
 * The screens that are pictured. `open(page, base, locale)` brings the page there; `base` ends with the locale.
 * Fields are found by name and id, so that one script does for both languages.
 */
export const screens = [
  { name: 'home', open: at('') },
  { name: 'offline', open: offline },
  { name: 'search-by-course', open: at('/search-by-course?weeks=8') },
  { name: 'search-nothing', open: at('/search-by-course?q=zzzz') },
  { name: 'search-suggestions', open: suggestions, whole: false, keepsFocus: true },
  { name: 'search-map', open: map },
  { name: 'search-by-school', open: at('/search-by-school') },
  { name: 'search-chosen', open: chosen, whole: false },
  { name: 'compare-empty', open: at('/compare') },
  { name: 'compare', open: afterChoosing('/compare?weeks=8', 'main table') },
  { name: 'wishlist-empty', open: at('/wishlist') },
  { name: 'wishlist', open: removedWish },
  { name: 'wishlist-shared', open: at('/wishlist?list=1.8_3.4') },
  { name: 'course', open: at(course) },
  { name: 'course-priced', open: price },
  { name: 'school', open: at('/schools/demo-school-london') },
  { name: 'branch', open: at('/branches/demo-school-london') },
  { name: 'city', open: at('/cities/london') },
  { name: 'language', open: at('/languages/english') },
  { name: 'language-schools', open: at('/language-schools') },
  { name: 'summer-groups', open: at('/summer-groups') },
  { name: 'summer-group', open: at('/summer-groups/oxford-young-scholars') },
  { name: 'university-admissions', open: at('/university-admissions') },
  { name: 'university', open: at('/university-admissions/fenbridge-university') },
  { name: 'blog', open: at('/blog') },
  { name: 'post', open: at('/blog/homestay-or-residence') },
  { name: 'faq', open: at('/faq') },
  { name: 'about-us', open: at('/about-us') },
  { name: 'how-to-book', open: at('/how-to-book') },
  { name: 'privacy', open: at('/privacy-and-security') },
  { name: 'terms', open: at('/termes-and-condition') },
  { name: 'site-policy', open: at('/site-policy') },
  { name: 'cms-page', open: at('/refund-policy') },
  { name: 'contact-us', open: at('/contact-us') },
  { name: 'get-help', open: at('/get-help') },
  { name: 'be-a-partner', open: at('/be-a-partner') },
  { name: 'login', open: at('/login') },
  { name: 'quote', open: at('/quote') },
  { name: 'offer', open: explained },
  { name: 'offer-three', open: offer(3) },
  { name: 'offer-expired', open: expired },
  { name: 'offer-unknown', open: at('/offer#guessed') },
  { name: 'offers', open: offers },
  ...quoteScreens,
  { name: 'cart-empty', open: at('/cart') },
  { name: 'cart', open: cart },
  { name: 'checkout-details', open: details },
  { name: 'checkout-errors', open: refused },
  { name: 'checkout-payment', open: payment },
  { name: 'checkout-review', open: review },
  { name: 'thank-you', open: thankYou },
  { name: 'thank-you-cold', open: at('/thank-you') },
  { name: 'not-found', open: at('/no-such-page') },
]
