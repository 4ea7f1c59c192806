import type { Page } from '@playwright/test'
import { filmHosts } from '../src/config/editor-html'

/**
 * Stands in for the sites whose films a page plays, and for nothing of ours: no journey goes out into the world.
 * @returns the addresses that frames asked them for
 */
export async function filmSites(page: Page): Promise<string[]> {
  const asked: string[] = []
  for (const host of Object.values(filmHosts))
    await page.route(`${host}/**`, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title><p>film</p>' })
    })
  return asked
}
