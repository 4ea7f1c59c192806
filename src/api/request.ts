import type { Endpoint } from '../contract/endpoint'
import type { Token } from './token'

export type Payload = Readonly<Record<string, unknown>>

export type RequestFacts = {
  base: string
  row: Endpoint
  payload: Payload | undefined
  locale: string
  token: Token | null
  /** Outside a browser, the cookie of the session: nothing else keeps it there. */
  cookie: string | null
  key: string | undefined
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** Spec §7: GET without a payload, else POST. A public read of plain values goes by GET too, where HTTP caches and ETags can help. */
function methodFor(row: Endpoint, payload: Payload | undefined): 'GET' | 'POST' {
  const [only] = row.methods
  if (row.methods.length === 1 && only) return only
  const asked = Object.values(payload ?? {}).filter((value) => value !== undefined)
  return asked.length === 0 || (row.cacheable && asked.every(isPlain)) ? 'GET' : 'POST'
}

/** The URL and the fetch options of one call. `store_view` names the reader's language on every call (spec §7). */
export function buildRequest({ base, row, payload, locale, token, cookie, key }: RequestFacts): { url: string; init: RequestInit } {
  const method = methodFor(row, payload)
  const inQuery = method === 'GET' ? Object.entries(payload ?? {}).filter(([, value]) => value !== undefined) : []
  const query = new URLSearchParams([['store_view', locale]])
  for (const [name, value] of inQuery) query.set(name, isPlain(value) ? String(value) : JSON.stringify(value))
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (method === 'POST') headers['Content-Type'] = 'application/json'
  if (token) Object.assign(headers, { 'Pwa-Token': token.token, 'Pwa-Code': token.code })
  if (cookie) headers.Cookie = cookie
  if (key) headers['Idempotency-Key'] = key
  return {
    url: `${base}${row.path}?${query}`,
    init: { method, headers, credentials: 'include', ...(method === 'POST' ? { body: JSON.stringify(payload ?? {}) } : {}) },
  }
}
