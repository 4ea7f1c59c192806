/**
 * The page that the worker gives for one that was never loaded and can't be had: `/ar/offline.html`, `/en/offline.html`. It is whole in
 * itself, because what it would fetch could not be had either, and because an older worker may still give it after a deployment. Its fonts are
 * kept by the worker for all pages; without them it is set in the system's.
 */
import { createHash } from 'node:crypto'
import { type Locale, localeFacts, locales } from '../../config/locales'
import { markPath } from '../../config/mark-path'
import { to } from '../../config/routes'
import arabicNames from '../../locales/ar/common.json'
import ar from '../../locales/ar/offline.json'
import englishNames from '../../locales/en/common.json'
import en from '../../locales/en/offline.json'
import { rareFaces } from '../../theme/fonts'
import { globalCss } from '../../theme/global-style'
import { bundle } from '../bundle'
import { offlineDrawing } from './offline-drawing'
import { offlineStyle } from './offline-style'

const texts = { ar: { ...ar, ...arabicNames, title: ar.title }, en: { ...en, ...englishNames, title: en.title } }

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

const head = (locale: Locale) => `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(texts[locale].title)}</title>
<meta name="description" content="${escaped(texts[locale].description)}">
<meta name="robots" content="noindex">
<link rel="icon" type="image/svg+xml" href="/mark.svg">
<style>${globalCss(locale)}${rareFaces}${offlineStyle}</style>`

/** What is named here opens without a connection once it was opened with one; the page's script takes out what was not. */
const keptLinks = (locale: Locale) => {
  const { kept } = texts[locale]
  const links = [
    [to.home(locale), kept.home],
    [to.searchByCourse(locale), kept.search],
    [to.wishlist(locale), kept.wishlist],
  ] as const
  return links.map(([path, name]) => `<li><a href="${path}">${escaped(name)}</a></li>`).join('')
}

/** `data-unreachable` is what is said where the device is connected and the site does not answer. */
function body(locale: Locale): string {
  const { name, title, text, unreachable, asked, retry, trying, failed, kept } = texts[locale]
  return `<header><span><svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true"><path d="${markPath}"/></svg>${escaped(name)}</span></header>
<main>
<div class="card">${offlineDrawing}<div>
<h1 id="title" data-unreachable="${escaped(unreachable.title)}">${escaped(title)}</h1>
<p data-unreachable="${escaped(unreachable.text)}">${escaped(text)}</p>
<dl><dt>${escaped(asked)}</dt><dd><bdi dir="ltr" id="address"></bdi></dd></dl>
<div class="act"><button type="button" id="retry">${escaped(retry)}</button><span role="status" id="state" data-trying="${escaped(trying)}" data-failed="${escaped(failed)}"></span></div>
</div></div>
<section id="kept-area" aria-labelledby="kept-title" hidden><h2 id="kept-title">${escaped(kept.title)}</h2><ul class="kept" id="kept">${keptLinks(locale)}</ul></section>
</main>`
}

function page(locale: Locale, script: string) {
  const { code, direction } = localeFacts[locale]
  const html = `<!DOCTYPE html>
<html lang="${code}" dir="${direction}">
<head>
${head(locale)}
</head>
<body data-home="${to.home(locale)}">
${body(locale)}
<script>${script}</script>
</body>
</html>
`
  return { locale, file: `${locale}/offline.html`, html, revision: createHash('sha256').update(html).digest('hex').slice(0, 16) }
}

export function offlinePages() {
  const script = bundle('offline/page.ts')
  return locales.map((locale) => page(locale, script))
}
