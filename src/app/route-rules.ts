import { pathKey, withQuery } from '../domain/paths'
import { followRules } from '../domain/route-rules'
import { fetchLatestBuild, type RouteRule } from './builds'

let rules: Map<string, RouteRule> | null = null

export const learnRules = (published: RouteRule[]) => {
  rules = new Map(published.map((rule) => [pathKey(rule.from), rule]))
}

/** The question under way; several that wait for the rules share it. */
let asking: Promise<void> | undefined

async function ask() {
  const latest = await fetchLatestBuild()
  if (latest) learnRules(latest.rules)
}

/**
 * The published rules, asked for until they come: where they can't be had, the next navigation asks again. Once known, the hourly look for a
 * newer build brings them (update-check). @assumed the rules are those of a build; later ones are the server's.
 */
export async function knowRules() {
  if (rules) return
  asking ??= ask().finally(() => {
    asking = undefined
  })
  await asking
}

/** Where rules send this address, its query and its place on the page kept; the address itself where none does (cases 22, 49). */
export function ledTo(address: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  const end = followRules(path, (key) => rules?.get(key))
  if (!end?.to) return address
  const target = withQuery(end.to, query)
  return target.includes('#') ? target : target + hash
}

export async function beforeNavigation(address: string): Promise<string> {
  await knowRules()
  return ledTo(address)
}
