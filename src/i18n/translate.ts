import type { Dictionaries } from './page-context'

export type Params = Record<string, string | number>
type Tree = { [key: string]: string | Tree }

/** Finds `a.b` in a dictionary; undefined where it is not a text. */
export function lookUp(dictionary: Tree, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Tree | undefined>((branch, part) => (typeof branch === 'object' ? branch[part] : undefined), dictionary)
  return typeof found === 'string' ? found : undefined
}

/** Puts params in the place of `{{name}}`. */
export const fill = (text: string, params: Params = {}) =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole))

/**
 * For Head, which sees no translations (architecture §3.3): texts straight from the page's own `locales` query.
 * Counted words are not for titles; they need `useText`.
 */
export function headText(locales: Dictionaries, namespace: string) {
  const node = locales.edges.find((edge) => edge.node.ns === namespace)?.node
  const dictionary: Tree = node ? JSON.parse(node.data) : {}
  return (key: string, params?: Params) => fill(lookUp(dictionary, key) ?? key, params)
}
