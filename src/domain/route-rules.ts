/** Route rules (spec §2): where an old address leads. The server, the build and the browser follow them by this one function. */
import { ownAddress, pathKey, withQuery } from './paths'

export type RouteRule = {
  from: string
  /** A path of our own site; null where the status is 410. */
  to: string | null
  status: number
}

export type RuleEnd =
  /** Encoded once, with the rule's own query and hash. */
  { to: string; status: 301 | 302 } | { to: null; status: 410 }

const pathOf = (address: string) => address.replace(/[?#].*$/s, '')
const queryOf = (address: string) => /\?[^#]*/.exec(address)?.[0] ?? ''

/**
 * Follows rules to their end, so that a visitor is sent once however many there are. It is for good (301) when each of them is.
 * @param ruleAt the rule at a `pathKey`
 * @returns null where no rule is; @assumed none are those that go round in a circle (case 22) and one that leads off the site (case 49)
 */
export function followRules(path: string, ruleAt: (key: string) => RouteRule | undefined): RuleEnd | null {
  const seen = new Set<string>()
  let address: string | null = null
  let status: 301 | 302 = 301
  for (let key = pathKey(path); ; key = pathKey(pathOf(address))) {
    if (seen.has(key)) return null
    seen.add(key)
    const rule = ruleAt(key)
    if (rule && (rule.to === null || rule.status === 410)) return { to: null, status: 410 }
    const target = rule?.to ? ownAddress(rule.to) : null
    if (!rule || !target) return address === null ? null : { to: address, status }
    address = withQuery(target, address === null ? '' : queryOf(address))
    if (rule.status !== 301) status = 302
  }
}
