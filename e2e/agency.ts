import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Locale } from '../src/config/locales'
import { answerOf, type Caller, caller } from './calls'
import { courses } from './shop'

const root = join(__dirname, '..')
/** As scripts/run/agency.mjs makes it. */
export const agencyName = 'آفاق للدراسة في الخارج'

/** The page's browser belongs to an approved agency with a logo from now on: there is no log-in yet. @returns calls in its session */
export async function becomeAgency(page: Page, locale: Locale): Promise<Caller> {
  const call = await caller(page, locale)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'pwacookie')?.value ?? ''
  const env = { ...process.env, DATA_DIR: process.env.DATA_DIR ?? 'var/test/data' }
  execFileSync(process.execPath, [join(root, 'scripts/run/agency.mjs'), cookie], { env })
  // A customer's empty wish list is a 404 (spec §8 core_customers_112), of which the browser would tell in its console.
  await answerOf(await call('core/customers/addWishlistItem', { product_id: courses.workedExample.id }))
  return call
}
