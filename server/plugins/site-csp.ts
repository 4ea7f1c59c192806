/** The inline scripts of built pages, by hash: Gatsby writes some that differ from page to page. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { scriptHash } from '../../src/domain/script-hash'
import { pagePolicy } from './security-headers'
import type { SiteIndex } from './site-index'

const inline = /<script(?![^>]*\ssrc\s*=)([^>]*)>([\s\S]*?)<\/script>/gi
/** Data in a script element is not run and needs no permission. */
const data = /\stype\s*=\s*["']?(application\/(ld\+)?json|text\/(plain|template))/i

/** @returns the hashes of the inline scripts of a page, in the form a policy names them. */
export function inlineHashes(html: string): string[] {
  const found = [...html.matchAll(inline)].flatMap(([, attributes = '', body = '']) =>
    data.test(attributes) || body === '' ? [] : [scriptHash(body)],
  )
  return [...new Set(found)]
}

/** `csp-hashes.json`, when the build writes one: hashes of scripts that pages insert later, e.g. when a sleeping page wakes. */
async function buildHashes(root: string): Promise<string[]> {
  const text = await readFile(join(root, 'csp-hashes.json'), 'utf8').catch(() => '[]')
  const entries: unknown = JSON.parse(text)
  const list = Array.isArray(entries) ? entries : []
  return list.flatMap((entry: unknown) => {
    const hash = typeof entry === 'object' && entry !== null && 'hash' in entry ? entry.hash : entry
    return typeof hash === 'string' && /^sha(256|384|512)-[A-Za-z0-9+/=]+$/.test(hash) ? [hash] : []
  })
}

/** @returns the policy of a built page, computed once per page, build and map service. */
export function createPagePolicies(): (file: string, index: SiteIndex, tileHost: string | null) => Promise<string> {
  let stamp = ''
  let common: Promise<string[]> = Promise.resolve([])
  const policies = new Map<string, Promise<string>>()

  const compute = async (file: string, { root }: SiteIndex, tileHost: string | null): Promise<string> => {
    const html = await readFile(join(root, file), 'utf8')
    return pagePolicy([...new Set([...(await common), ...inlineHashes(html)])], tileHost)
  }

  return (file, index, tileHost) => {
    const asked = `${index.stamp} ${tileHost ?? ''}`
    if (asked !== stamp) {
      stamp = asked
      policies.clear()
      common = buildHashes(index.root)
    }
    const known = policies.get(file) ?? compute(file, index, tileHost)
    policies.set(file, known)
    return known
  }
}
