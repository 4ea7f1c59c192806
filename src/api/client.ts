import type { Endpoint } from '../contract/endpoint'
import { type EndpointName, endpoints } from '../contract/endpoints'
import { failed, type Result, succeed } from '../domain/result'
import { type Clock, systemClock } from './clock'
import { createCookieJar } from './cookie-jar'
import { exchange, type Fetch } from './exchange'
import { clientFailure, type Failure } from './failure'
import { newKey } from './idempotency-key'
import { type Outcome, restOf } from './outcome'
import { repeatWhileBusy } from './repeat'
import { buildRequest, type Payload } from './request'
import { createResponseCache } from './response-cache'
import type { AnswerOf, PayloadOf } from './shapes'
import { createTokenSource, memoryKeeper, type Token, type TokenKeeper } from './token'

export type ClientOptions = {
  /** Origin of the API, without a slash at the end; empty for the page's own. */
  base: string
  locale: () => string
  currency?: () => string
  fetch?: Fetch
  clock?: Clock
  random?: () => number
  keeper?: TokenKeeper
}

export type CallOptions = {
  signal?: AbortSignal
  /** Idempotency-Key of the intention, where the caller wants a repeated click to be the same one. */
  key?: string
  /** Ask the server even where a cached answer is at hand; the answer is kept. */
  fresh?: boolean
}

export type Client = {
  /**
   * Makes one call of the contract and answers a Result; never throws. Fails with the server's code (contract/failures) or with `network`,
   * `unavailable`, `token_retry`, `aborted`. Spec §4, §7, §8; design api.md.
   */
  call: <Name extends EndpointName>(
    name: Name,
    payload?: PayloadOf<Name>,
    options?: CallOptions,
  ) => Promise<Result<AnswerOf<Name>, Failure>>
  /** Forgets cached answers: on a switch of language. Mutations, log-in and log-out do it by themselves. */
  forget: () => void
}

/** The failure an unlucky outcome means to the caller. */
function failureIn(outcome: Exclude<Outcome, { kind: 'answer' }>): Failure {
  if (outcome.kind === 'failed') return outcome.failure
  if (outcome.kind === 'tokenInvalid') return clientFailure('token_retry')
  if (outcome.kind === 'busy') return { ...clientFailure('unavailable'), ...restOf(outcome.retryAfter) }
  return clientFailure(outcome.kind === 'aborted' ? 'aborted' : 'network')
}

/** Refused before anything was done: the token is not known, or the browser has lost the cookie that belongs to it. */
const isUnknownCaller = (outcome: Outcome) =>
  outcome.kind === 'tokenInvalid' || (outcome.kind === 'failed' && outcome.failure.code === 'cookie_needed')

/** The one client, for browser and build. */
export function createClient(options: ClientOptions): Client {
  const { base, locale, currency = () => 'SAR', clock = systemClock, random = Math.random, keeper = memoryKeeper() } = options
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init))
  const jar = createCookieJar()
  const cache = createResponseCache(clock.now)

  const send = (row: Endpoint, payload: Payload | undefined, token: Token | null, { key, signal }: CallOptions) => {
    const once = () => {
      const { url, init } = buildRequest({ base, row, payload, locale: locale(), token, cookie: jar.header(), key })
      return exchange(url, init, { fetch, clock, learn: jar.learn, signal })
    }
    return !row.mutates || row.keyed ? repeatWhileBusy(once, { clock, random, signal }) : once()
  }

  const tokens = createTokenSource(async () => {
    const outcome = await send(endpoints.getPwaToken, undefined, keeper.read(), {})
    if (outcome.kind !== 'answer') return failed(failureIn(outcome))
    return outcome.token ? succeed(outcome.token) : failed(clientFailure('unavailable'))
  }, keeper)

  const perform = async (row: Endpoint, payload: Payload | undefined, asked: CallOptions): Promise<Outcome> => {
    if (row.caller === 'public') return send(row, payload, null, asked)
    const token = await tokens.current()
    if (!token.ok) return { kind: 'failed', failure: token.failure }
    const outcome = await send(row, payload, token.value, asked)
    if (!isUnknownCaller(outcome)) return outcome
    // Refused before anything was done, so that repeating is safe for every call; once, or an ever-invalid token would loop (case 56).
    const renewed = await tokens.renew(token.value)
    if (!renewed.ok) return { kind: 'failed', failure: renewed.failure }
    return send(row, payload, renewed.value, asked)
  }

  const call = async (name: EndpointName, payload: Payload | undefined, asked: CallOptions = {}): Promise<Result<unknown, Failure>> => {
    const row: Endpoint = endpoints[name]
    const cacheKey = JSON.stringify([name, payload ?? null, locale(), currency()])
    const kept = row.cacheable && !asked.fresh ? cache.find(cacheKey) : undefined
    if (kept !== undefined) return succeed(kept)
    if (row.mutates) cache.clear()
    const era = cache.era()
    const outcome = await perform(row, payload, row.keyed ? { ...asked, key: asked.key ?? newKey() } : { ...asked, key: undefined })
    if (row.mutates) cache.clear()
    if (asked.signal?.aborted) return failed(clientFailure('aborted'))
    if (outcome.kind !== 'answer') return failed(failureIn(outcome))
    if (outcome.token) tokens.adopt(outcome.token)
    if (row.cacheable) cache.keep(cacheKey, outcome.data, era)
    return succeed(outcome.data)
  }

  return { call: call as Client['call'], forget: cache.clear }
}
