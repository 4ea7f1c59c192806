import { navigate } from 'gatsby'
import type { RouteRule } from './builds'

let rules: RouteRule[] = []

export const learnRules = (published: RouteRule[]) => {
  rules = published
}

const plain = (path: string) =>
  decodeURI(path)
    .normalize('NFC')
    .replace(/(.)\/$/, '$1')

/** Where a rule sends this path; only to a path of our own site (case 49). Null: nowhere. */
export function targetOf(pathname: string, published: RouteRule[]): string | null {
  const target = published.find(({ from }) => plain(from) === plain(pathname))?.to
  return target && /^\/(?![/\\])/.test(target) ? target : null
}

/** Looks the path up before it is shown (spec §2); query and place on the page stay. */
export function redirectFor({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  const target = targetOf(pathname, rules)
  if (target) navigate(`${target}${search}${hash}`, { replace: true })
}
