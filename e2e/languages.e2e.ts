import { expect, test } from '@playwright/test'
import { cookies } from '../src/config/events'
import { localeFacts, otherLocale } from '../src/config/locales'
import { to } from '../src/config/routes'
import { awake, overflow, watchWaking } from './page-check'
import { courses } from './shop'
import { text } from './texts'

const course = (locale: 'ar' | 'en') => to.course(locale, courses.arabicUrl.url[locale])
const encoded = encodeURI(course('ar'))

test('the language link keeps the page, its query and its place, and knows the Arabic address (cases 21, 22)', { tag: '@phone' }, async ({
  page,
}) => {
  await watchWaking(page)
  const rest = '?weeks=8&utm=x#facts'
  await page.goto(`${course('ar')}${rest}`)
  let locale: 'ar' | 'en' = 'ar'
  for (let turn = 0; turn < 5; turn += 1) {
    await page
      .getByRole('link', { name: text(locale, 'common', 'otherLanguage'), exact: true })
      .first()
      .click()
    locale = otherLocale(locale)
    await expect(page).toHaveURL(`${encodeURI(course(locale))}${rest}`)
    await expect(page.locator('html')).toHaveAttribute('lang', localeFacts[locale].code)
    await expect(page.locator('html')).toHaveAttribute('dir', localeFacts[locale].direction)
    // Every second change is made by a page that is awake.
    if (turn % 2 === 0) {
      await page.keyboard.press('Shift')
      await awake(page)
    }
  }
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', localeFacts[otherLocale(locale)].code)
})

test('every spelling of an address leads to one page, with at most one redirect, and none breaks the server (cases 19, 22, 69)', {
  tag: '@desktop',
}, async ({ request, baseURL }) => {
  const expected: [address: string, status: number, location?: string][] = [
    [encoded, 200],
    [encoded.toLowerCase(), 200],
    [encodeURI(course('ar').normalize('NFD')), 200],
    [`${encoded}/?utm=1`, 301, `${encoded}?utm=1`],
    ['/en/cart/?coupon=X', 301, '/en/cart?coupon=X'],
    ['//en//cart', 301, '/en/cart'],
    ['//evil.com', 301, '/evil.com'],
    ['/ar/ar', 404],
    ['/EN', 301, '/en'],
    ['/EN/Cart', 301, '/en/cart'],
    ['/fr', 404],
    ['/en-US', 404],
    ['/en/no-such-page?x=1', 404],
    [encoded.replaceAll('%', '%25'), 301, encoded],
    ['/%E0%A4%A', 400],
    ['/en/%00', 400],
    ['/en/courses/%00', 400],
  ]
  const seen = []
  for (const [address] of expected) {
    const answer = await request.get(`${baseURL}${address}`, { maxRedirects: 0 })
    const { location } = answer.headers()
    seen.push(location ? [address, answer.status(), location] : [address, answer.status()])
  }
  expect(seen).toEqual(expected)
})

test('an unknown address is a 404 that names itself, in the language of the address, else of the visitor', { tag: '@desktop' }, async ({
  page,
  context,
  baseURL,
}) => {
  const expectMissing = async (address: string, locale: 'ar' | 'en') => {
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', localeFacts[locale].code)
    const path = address.split('?')[0] ?? ''
    await expect(page).toHaveTitle(text(locale, 'common', 'error.notFoundAt', { path }))
    await page.keyboard.press('Shift')
    await expect(page.locator('h1')).toHaveText(text(locale, 'common', 'error.notFoundTitle'))
    await expect(page).toHaveTitle(text(locale, 'common', 'error.notFoundAt', { path }))
    await expect(page).toHaveURL(address)
  }
  await expectMissing('/no-such-page?x=1#y', 'ar')
  await expectMissing('/en/no-such-page?x=1', 'en')
  await expectMissing('/ar/لا-صفحة-هنا', 'ar')
  await expectMissing(`/en/${'x'.repeat(200)}`, 'en')
  for (const width of [360, 1280]) expect(await overflow(page, width)).toEqual([])
  await page.goto('about:blank')
  await context.addCookies([{ name: cookies.locale, value: 'en', url: baseURL ?? '' }])
  await expectMissing('/no-such-page', 'en')
})

test('an address that names its language wins over the remembered one, and bare / is home without a redirect', { tag: '@phone' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: cookies.locale, value: 'en', url: baseURL ?? '' }])
  for (const [address, locale] of [
    [to.cart('ar'), 'ar'],
    ['/', 'ar'],
    [to.home('en'), 'en'],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveURL(address)
    await expect(page.locator('html')).toHaveAttribute('lang', localeFacts[locale].code)
  }
})
