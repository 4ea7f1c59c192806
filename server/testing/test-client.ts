/** A visitor in a test: fetches a token, keeps the cookie, calls by the contract's names. */
import { type EndpointName, endpoints } from '../../src/contract/endpoints'
import type { App } from '../app'

/** What came back. `body` is the parsed JSON; name its shape at the call: `call<Quote>('core/cart/getCurrentQuote')`. */
export type Answer<T> = { status: number; body: T; headers: Record<string, string | string[] | number | undefined> }
export type FailedBody = { error: { code: string; fields?: Record<string, string>; requestId: string }; 'token-valid'?: boolean }

export type CallOptions = {
  method?: 'GET' | 'POST'
  /** Sent as Idempotency-Key. */
  key?: string
  /** Over the usual ones; undefined removes one. */
  headers?: Record<string, string | undefined>
}

export type TestClient = {
  call: <T = Record<string, unknown>>(name: EndpointName, payload?: Record<string, unknown>, options?: CallOptions) => Promise<Answer<T>>
  /** The answer of a call that must fail. */
  failing: (name: EndpointName, payload?: Record<string, unknown>, options?: CallOptions) => Promise<Answer<FailedBody>>
  /** Token headers and cookie, for requests made by hand. */
  headers: () => Record<string, string>
  renew: () => Promise<void>
}

const cookiesOf = (header: string | string[] | number | undefined): string[] => [header ?? []].flat().map(String)

/** Opens a session in the store of `locale`. `address`: of the web, where the shop's bounds for one address are in the way. */
export async function client(app: App, locale: 'ar' | 'en' = 'ar', address = '127.0.0.1'): Promise<TestClient> {
  let token = ''
  let code = ''
  let cookie = ''
  const headers = () => ({ 'pwa-token': token, 'pwa-code': code, ...(cookie ? { cookie } : {}) })

  const learn = (body: unknown, setCookie: string | string[] | number | undefined) => {
    for (const line of cookiesOf(setCookie)) if (line.startsWith('pwacookie=')) cookie = line.split(';')[0] ?? ''
    if (typeof body !== 'object' || body === null || !('Pwa-Token' in body) || !('Pwa-Code' in body)) return
    token = String(body['Pwa-Token'])
    code = String(body['Pwa-Code'])
  }

  const call = async <T>(name: EndpointName, payload?: Record<string, unknown>, options: CallOptions = {}): Promise<Answer<T>> => {
    const { methods, path } = endpoints[name]
    const method = options.method ?? (payload || !methods.includes('GET') ? 'POST' : 'GET')
    const sent = { ...headers(), ...(options.key ? { 'idempotency-key': options.key } : {}), ...options.headers }
    const present = Object.fromEntries(Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined))
    const query =
      method === 'GET' && payload ? `?${new URLSearchParams(Object.entries(payload).map(([key, value]) => [key, String(value)]))}` : ''
    const answer = await app.inject({
      method,
      url: `${path}${query}`,
      headers: present,
      remoteAddress: address,
      ...(method === 'POST' ? { payload: payload ?? {} } : {}),
    })
    const body: unknown = answer.body === '' ? {} : JSON.parse(answer.body)
    learn(body, answer.headers['set-cookie'])
    return { status: answer.statusCode, body: body as T, headers: answer.headers }
  }

  const renew = async () => {
    await call('getPwaToken', { store_code: locale })
  }
  await renew()
  return { call, failing: (name, payload, options) => call<FailedBody>(name, payload, options), headers, renew }
}
