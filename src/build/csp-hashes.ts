import { createHash } from 'node:crypto'

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
/** Data in a script element is never run and needs no permission. */
const isData = (attributes: string) => /type="(application\/(ld\+)?json|text\/plain)"/i.test(attributes)

/** `sha256-…` of each inline script in a piece of HTML, as a Content-Security-Policy names them. */
export function inlineScriptHashes(html: string): string[] {
  const hashes: string[] = []
  for (const [, attributes = '', text = ''] of html.matchAll(scripts)) {
    if (/\bsrc=/.test(attributes) || isData(attributes) || text === '') continue
    hashes.push(`sha256-${createHash('sha256').update(text).digest('base64')}`)
  }
  return hashes
}

/** The inline scripts of all given pages, once each, in a fixed order. They are few because no page has one of its own (src/app/ssr.tsx). */
export const hashesOf = (pages: string[]) => [...new Set(pages.flatMap(inlineScriptHashes))].sort()
