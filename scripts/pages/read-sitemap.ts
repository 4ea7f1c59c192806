import { Parser } from 'htmlparser2'
import type { Language } from './read-page'

/** One address of a sitemap, and where the page is in each language. */
export type Listed = { address: string; alternates: Language[] }

export function readSitemap(xml: string): Listed[] {
  const listed: Listed[] = []
  let isAddress = false
  const parser = new Parser(
    {
      onopentag(name, { hreflang = '', href = '' }) {
        if (name === 'url') listed.push({ address: '', alternates: [] })
        if (name === 'xhtml:link') listed.at(-1)?.alternates.push({ language: hreflang, address: href })
        isAddress = name === 'loc'
      },
      ontext(text) {
        const last = listed.at(-1)
        if (isAddress && last) last.address += text
      },
      onclosetag() {
        isAddress = false
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return listed
}
