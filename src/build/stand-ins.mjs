/**
 * Stand-ins for what libraries bring along and no page uses: the i18n plugin's guess of a browser's language (redirects are off) and its
 * development message, Gatsby's <Script> with its worker for third-party scripts and its <Slice> (we have neither), and what stylis writes into
 * styles for browsers of long ago (styled-components never asks for it), and the schema library: lists of names stand beside the contract's
 * shapes, and a page that needs a name has no use for a shape. src/build/webpack.ts puts them in place.
 */
export default function unused() {
  return ''
}
export const Script = unused
export const ScriptStrategy = {}
export const collectedScriptsByPage = new Map()
export const scriptCache = new Set()
export const scriptCallbackCache = new Map()
export const Slice = unused
export const prefix = unused
/** Whatever is asked of it or done with it is it again. */
export const Type = new Proxy(unused, { get: () => Type, apply: () => Type })
