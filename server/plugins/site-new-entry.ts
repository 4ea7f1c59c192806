/** Pages of entries that are newer than the build: the built frame of `newEntryPath`, its slots filled (decision 15). */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '../../src/config/locales'
import { newEntrySlots as slots } from '../../src/config/new-entry'
import { newEntryPath } from '../../src/config/routes'
import { escapeHtml, type NewEntry } from '../modules/new-entries/new-entry'

/** The built files whose slots are filled. */
export const frameOf = (locale: Locale) => ({
  page: `${locale}${newEntryPath}/index.html`,
  data: `page-data/${locale}${newEntryPath}/page-data.json`,
})

export const readBuilt = (root: string, file: string): Promise<string> => readFile(join(root, file), 'utf8')

/** HTML: every slot stands in a text or an attribute, but for the one of the whole text. */
export function fillPage(frame: string, { title, description, html, paths }: NewEntry): string {
  const values: [slot: string, value: string][] = [
    [slots.title, escapeHtml(title)],
    [slots.description, escapeHtml(description)],
    [slots.html, html],
    [slots.ar, escapeHtml(encodeURI(paths.ar))],
    [slots.en, escapeHtml(encodeURI(paths.en))],
  ]
  return values.reduce((text, [slot, value]) => text.replaceAll(slot, () => value), frame)
}

type PageData = { path: string; result: { pageContext: Record<string, unknown> } }

/** Gatsby's page data of the same page, so that it hydrates where it stands and client navigation reaches it. */
export function fillData(frame: string, entry: NewEntry, locale: Locale): string {
  const data = JSON.parse(frame) as PageData
  const { title, description, html, paths } = entry
  const pageContext = { ...data.result.pageContext, title, description, html, alternates: paths }
  return JSON.stringify({ ...data, path: paths[locale], result: { ...data.result, pageContext } })
}
