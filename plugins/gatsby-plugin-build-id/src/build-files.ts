import { createHash } from 'node:crypto'

export type Rule = { from: string; to: string; status: number }
export type Redirect = { fromPath: string; toPath: string; isPermanent?: boolean; statusCode?: number }

/** Gatsby's redirects as route rules. */
export const ruleOf = ({ fromPath, toPath, isPermanent, statusCode }: Redirect): Rule => ({
  from: fromPath,
  to: toPath,
  status: statusCode ?? (isPermanent ? 301 : 302),
})

/** Two builds with the same content have the same id: an open tab is told of a newer build only when something is new. */
export const idOf = (parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)

/** Path → text of what is published below `builds/`. */
export function buildFiles(id: string, timestamp: number, rules: Rule[], prerendered: string[]): Record<string, string> {
  return {
    [`meta/${id}.json`]: JSON.stringify({ id, timestamp, rules, prerendered: [...prerendered].sort() }),
    'latest.json': JSON.stringify({ id, timestamp, rules }),
  }
}
