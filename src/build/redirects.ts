/** The editors' route rules as Gatsby's redirects, which gatsby-plugin-build-id publishes for client navigation. */
import type { UrlRule } from '../contract/store-schema'
import { pathKey } from '../domain/paths'

export type Redirect = { fromPath: string; toPath: string; isPermanent: boolean }

/** Pages that exist come before rules; what is gone is said by the server, who alone can answer 410. */
export function redirectsOf(rules: readonly Pick<UrlRule, 'from' | 'to' | 'status'>[], pages: readonly { path: string }[]): Redirect[] {
  const taken = new Set(pages.map(({ path }) => pathKey(path)))
  return rules.flatMap(({ from, to, status }) =>
    to === null || taken.has(pathKey(from)) ? [] : [{ fromPath: from, toPath: to, isPermanent: status === 301 }],
  )
}
