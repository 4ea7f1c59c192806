import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { release } from '../scripts/release/release'
import type { Locale } from '../src/config/locales'
import { to } from '../src/config/routes'
import { changedBuild } from './changed-build'
import { wake, watchWaking } from './page-check'
import { settled } from './search-page'
import { courses, press, watchConsole, weeks } from './shop'

/** A server whose site is a release in the folder. `npm run e2e` starts it, and no other journey sees its site change. */
const shop = { url: process.env.RELEASED_URL ?? '', releases: process.env.RELEASES_DIR ?? '' }

/** A context of its own, so that none profits from what another has fetched. */
async function openTab(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: shop.url })).newPage()
  await watchWaking(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}

/** A build with other content takes the place of the one in use. */
async function deploy(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-build-'))
  try {
    await release(await changedBuild('public', folder, { name, isCodeOther: false }), shop.releases)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Stands in each page of the build, and in none of the build before. */
const isOf = (page: Page, name: string) => expect(page.locator('#asleep')).toContainText(`(${name})`)

const course = (locale: Locale) => to.course(locale, courses.workedExample.url)

async function addWeek(page: Page, locale: Locale) {
  const before = Number(await weeks(page).inputValue())
  await press(page, locale, 'course', 'card.more')
  await expect(weeks(page)).toHaveValue(String(before + 1))
}

async function searchWords(page: Page, locale: Locale) {
  const box = page.getByRole('combobox').first()
  await box.fill('london')
  await box.press('Enter')
  await expect(page).toHaveURL(/[?&](q|city)=/)
  await settled(page, locale)
}

async function followLink(page: Page, path: string) {
  await page.locator(`footer a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path)
}

test(
  'given pages opened before a deployment, when something is done on them after it, then it is done, on a page of the new build (spec §4)',
  {
    tag: '@desktop',
  },
  async ({ browser }, { retry }) => {
    test.slow()
    const open = async (locale: Locale) => ({
      locale,
      asleep: await openTab(browser, course(locale)),
      search: await openTab(browser, to.searchByCourse(locale)),
      awake: await openTab(browser, course(locale)),
    })
    const visitors = [await open('ar'), await open('en')]
    const messages = visitors.flatMap(({ asleep, search, awake }) => [asleep, search, awake].map((one) => watchConsole(one)))
    for (const { awake } of visitors) await wake(awake)
    const name = `build ${retry + 2}`
    await deploy(name)

    for (const { locale, asleep, search, awake } of visitors) {
      await addWeek(asleep, locale)
      await isOf(asleep, name)
      await searchWords(search, locale)
      await isOf(search, name)
      await addWeek(awake, locale)
      await followLink(awake, to.aboutUs(locale))
      await isOf(awake, name)
    }
    expect(messages.flat()).toEqual([])
  },
)
