/** What the server itself can tell of an entry that is newer than the build: name, facts, text and ways on (decision 15). */
import { customerCurrency } from '../../../src/config/currencies'
import { type Locale, locales } from '../../../src/config/locales'
import { to } from '../../../src/config/routes'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { ownAddress } from '../../../src/domain/paths'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { amount } from '../orders/mail-format'
import type { UrlEntry } from '../store/url-entries'
import { factsOf } from './entry-facts'
import { type Fact, type Told, textsOf } from './entry-texts'

export type NewEntry = {
  title: string
  description: string
  /** Safe: what is not editors' clean HTML is escaped. */
  html: string
  /** Of the page in both languages, not percent-encoded. */
  paths: Record<Locale, string>
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

const link = (address: string, text: string) => `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`
const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

function table(facts: readonly Fact[]): string {
  const rows = facts.map(({ label, value, href }) => {
    const shown = href ? link(ownAddress(href) ?? '/', value) : escapeHtml(value)
    return `<tr><th scope="row">${escapeHtml(label)}</th><td>${shown}</td></tr>`
  })
  return rows.length > 0 ? `<div data-table><table><tbody>${rows.join('')}</tbody></table></div>` : ''
}

const direction = { ar: 'lang="ar-SA" dir="rtl"', en: 'lang="en-US" dir="ltr"' }

/** In the locale; in the other, marked as such, where it has not been translated (case 81). */
function prose({ text, html }: Told, locale: Locale, notice: string): string {
  const written = (html ?? text)?.[locale]
  const shown = (source: string) => (html ? source : paragraph(source))
  if (written) return shown(written)
  const other = locales.find((candidate) => candidate !== locale && (html ?? text)?.[candidate])
  return other ? `${paragraph(notice)}<div ${direction[other]}>${shown((html ?? text)?.[other] ?? '')}</div>` : ''
}

const named = (text: LocalisedText, locale: Locale) => text[locale] || text.en || text.ar

/** @param today the date in Riyadh, for the price of the next start. @returns null where it has gone since it was looked up. */
export function newEntry(snapshot: CatalogueSnapshot, { type, id, path }: UrlEntry, locale: Locale, today: string): NewEntry | null {
  const t = textsOf(locale)
  const told = factsOf(snapshot, { type, id }, { locale, today, t, money: (minor) => amount(minor, customerCurrency, locale) })
  if (!told) return null
  const title = named(told.name, locale)
  const search = `${to.searchByCourse(locale)}?q=${encodeURIComponent(title)}`
  const onward = [...(told.searchable ? [link(search, t('search'))] : []), link(to.contactUs(locale), t('ask'))]
  const html = [
    told.finished ? '' : paragraph(t('notice')),
    table(told.facts),
    prose(told, locale, t('untranslated')),
    `<h2>${escapeHtml(t('next'))}</h2><ul>${onward.map((item) => `<li>${item}</li>`).join('')}</ul>`,
  ]
  return {
    title,
    description: named(told.lead, locale),
    html: html.join(''),
    paths: { ar: to.path('ar', path.ar), en: to.path('en', path.en) },
  }
}
