import { becomeAgency } from '../run/agency.mjs'

/** The steps of a quote, each filled in as a visitor would. Fields are found by id: one script for both languages. */
const notes = {
  ar: 'تشمل إقامتك غرفة خاصة مع إفطار وعشاء. نستقبلك في مكتبنا قبل السفر بأسبوع لتسليم التأشيرة والتذاكر.',
  en: 'Your stay has a room of your own with breakfast and dinner. A week before you fly we meet at our office to hand over visa and tickets.',
}
const next = (page) => page.locator('main form button[type="submit"]').click()
const sheets = (page) => page.locator('main form li button:enabled')

async function student(page, base) {
  await page.goto(`${base}/quote?step=student`)
  for (const [field, value] of Object.entries({
    firstname: 'نورة',
    lastname: 'Al-Harbi',
    birthDate: '1',
    'birthDate-month': '8',
    'birthDate-year': '2010',
  }))
    await page.locator(`#quote-${field}`).fill(value)
  await page.locator('#quote-nationality option').nth(1).waitFor({ state: 'attached' })
  await page.locator('#quote-nationality').selectOption('SA')
}

async function city(page, base) {
  await student(page, base)
  await next(page)
  for (const question of ['language', 'country']) {
    await page.locator(`#quote-${question}`).waitFor()
    await sheets(page).first().click()
  }
  await page.locator('#quote-city').waitFor()
  await sheets(page).first().waitFor()
}

async function institute(page, base) {
  await city(page, base)
  await sheets(page).first().click()
  await next(page)
  await page.waitForURL(/step=institute/)
  await sheets(page).first().waitFor()
}

/** On from a course's own page: the worked example of the design. */
async function from(page, base) {
  await page.goto(`${base}/quote?course=1&weeks=12`)
  await page.waitForURL(/step=student/)
  await student(page, base)
  await page.goto(`${base}/quote?step=course`)
  await page.locator('#quote-start').waitFor()
  await page.locator('main form button[aria-pressed]').last().click()
}

async function stay(page, base) {
  await from(page, base)
  await next(page)
  await page.locator('input[name="quote-room"]').first().check()
}

async function extras(page, base) {
  await stay(page, base)
  await next(page)
  await page.locator('input[name="quote-transfer"][value="both"]').check()
}

async function summary(page, base) {
  await extras(page, base)
  await next(page)
  await page.locator('#quote-alternative-1 h3').waitFor()
}

async function three(page, base) {
  await summary(page, base)
  for (const [number, weeks] of [
    [2, '16'],
    [3, '8'],
  ]) {
    await page.locator('#quote-alternative-1 button').nth(1).click()
    await page.locator(`#quote-alternative-${number} button`).first().click()
    await page.locator('#quote-weeks').fill(weeks)
    await page.locator('#quote-weeks').blur()
    await page.goto(`${base}/quote?step=summary`)
    await page.locator(`#quote-alternative-${number} h3`).waitFor()
  }
}

/** The page's browser as that of a partner agency; DATA_DIR names the shop's folder. */
async function asAgency(page, base) {
  const { origin, pathname } = new URL(base)
  await page.request.post(`${origin}/restfulapi/getPwaToken`, { data: { store_code: pathname.slice(1) } })
  const cookies = await page.context().cookies()
  await becomeAgency(cookies.find(({ name }) => name === 'pwacookie')?.value ?? '')
}

async function partnerStudent(page, base) {
  await asAgency(page, base)
  await student(page, base)
  await page.locator('main form input[value="partner"]').waitFor()
}

async function partnerSummary(page, base) {
  await asAgency(page, base)
  await summary(page, base)
  await page.locator('#quote-notes').fill(notes[new URL(base).pathname.slice(1)])
  await page.locator('main fieldset input[type="checkbox"]').nth(1).check()
}

async function partnerOffer(page, base) {
  await partnerSummary(page, base)
  await next(page)
  await page.locator('article[id^="option-"]').first().waitFor()
}

/** The same quote, as somebody reads it who got its address. */
async function partnerOfferStranger(page, base) {
  await partnerOffer(page, base)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  const heard = page.waitForResponse(/quote\/getByLink/)
  await page.reload()
  await heard
  await page.locator('article[id^="option-"]').first().waitFor()
}

export const quoteScreens = [
  { name: 'quote-student', open: student },
  { name: 'quote-city', open: city },
  { name: 'quote-institute', open: institute },
  { name: 'quote-course', open: from },
  { name: 'quote-stay', open: stay },
  { name: 'quote-extras', open: extras },
  { name: 'quote-summary', open: summary },
  { name: 'quote-three', open: three },
  { name: 'quote-partner-student', open: partnerStudent },
  { name: 'quote-partner-summary', open: partnerSummary },
  { name: 'offer-partner', open: partnerOffer },
  { name: 'offer-partner-stranger', open: partnerOfferStranger },
]
