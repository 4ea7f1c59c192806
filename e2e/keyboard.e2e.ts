import { expect, type Locator, type Page, test } from '@playwright/test'
import { locales } from '../src/config/locales'
import { to } from '../src/config/routes'
import { birthPart, button, courses, field, mailbox, numberShown, placeButton, stepTitle, watchConsole, weeks } from './shop'
import { text } from './texts'

/** More than any page has places to stop at before what is looked for. */
const patience = 150

const isFocused = (element: Element) => element === document.activeElement

async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < patience; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate(isFocused)) return
  }
  throw new Error(`the keyboard does not reach ${target}`)
}

async function type(page: Page, target: Locator, typed: string) {
  await tabTo(page, target)
  await page.keyboard.type(typed)
}

async function tick(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Space')
  await expect(target).toBeChecked()
}

async function go(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function choose(page: Page, target: Locator, value: string) {
  await tabTo(page, target)
  for (let step = 0; step < 30 && (await target.inputValue()) !== value; step += 1) await page.keyboard.press('ArrowDown')
  await expect(target).toHaveValue(value)
}

for (const locale of locales) {
  test(`the keyboard alone leads from the course to the booking number, in ${locale}`, { tag: '@desktop' }, async ({ page }) => {
    test.slow()
    const messages = watchConsole(page)

    await test.step('given a course page, weeks, birth date and nationality are chosen and it goes into the cart', async () => {
      await page.goto(to.course(locale, courses.workedExample.url))
      await tabTo(page, weeks(page))
      await page.keyboard.press('ArrowUp')
      await expect(weeks(page)).toHaveValue('5')
      await type(page, page.locator('#birth-date'), '1/8/2000')
      await choose(page, page.locator('#nationality'), 'SA')
      await go(page, button(page, locale, 'course', 'card.add'))
      await go(page, page.getByRole('link', { name: text(locale, 'course', 'card.goToCart') }))
    })

    await test.step('when the details are typed and agreed to', async () => {
      await page.waitForURL(`**${to.cart(locale)}`)
      await go(page, page.getByRole('link', { name: text(locale, 'cart', 'checkout'), exact: true }))
      const typed = { firstname: 'Noura', lastname: 'Al-Harbi', email: mailbox(`keys-${locale}`), phone: '0501234567' }
      for (const [name, value] of Object.entries(typed)) await type(page, field(page, `billing.${name}`), value)
      await choose(page, field(page, 'billing.country'), 'SA')
      await type(page, field(page, 'billing.city'), 'Riyadh')
      await type(page, field(page, 'billing.street'), 'King Fahd Road 12')
      await tick(page, field(page, 'payerTravels'))
      await tick(page, page.locator('input[name$="-gender"][value="female"]'))
      for (const [part, value] of Object.entries({ day: '1', month: '8', year: '2000' })) await type(page, birthPart(page, part), value)
      await choose(page, page.locator('select[name^="travellers."]'), 'SA')
      await tick(page, field(page, 'consents.terms'))
      await tick(page, field(page, 'consents.schoolAbroad'))
      await go(page, button(page, locale, 'checkout', 'billing.submit'))
    })

    await test.step('then payment and review follow, each heading in focus, and Enter books', async () => {
      await expect(stepTitle(page, locale, 'payment')).toBeFocused()
      await go(page, button(page, locale, 'checkout', 'payment.submit'))
      await expect(stepTitle(page, locale, 'review')).toBeFocused()
      await go(page, placeButton(page, locale))
      expect(await numberShown(page, locale)).toMatch(/^RH-/)
    })
    expect(messages).toEqual([])
  })
}
