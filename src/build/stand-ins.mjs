/**
 * Stand-ins for what libraries bring along and no page uses: the i18n plugin's guess of a browser's language (redirects are off) and its
 * development message, and Gatsby's <Script> with its worker for third-party scripts (we have none). src/build/webpack.ts puts them in place.
 */
export default function unused() {
  return ''
}
export const Script = unused
export const ScriptStrategy = {}
export const collectedScriptsByPage = new Map()
export const scriptCache = new Set()
export const scriptCallbackCache = new Map()
