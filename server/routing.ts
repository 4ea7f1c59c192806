/** How a call is served: `serve` describes it, `registerCalls` (register-calls.ts) makes the routes from the contract's rows. */
import type { Static, TSchema } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '../src/config/locales'
import type { EndpointName } from '../src/contract/endpoints'
import type { Db, Trx } from './db/schema'
import type { Session } from './modules/session/session-service'
import type { Services } from './services'

export type Call<Input> = {
  /** Query string and JSON body merged (the body wins), checked and reduced to what the schema names. */
  input: Input
  /** Who calls. Throws where the row's caller is `public`. */
  readonly session: Session
  /** The logged-in customer. Throws core_customers_103 where nobody is. */
  readonly customerId: number
  /** The language of texts in the answer: `store_view` where it names one, else the session's store. */
  locale: Locale
  /** `all` (the build's reads) keeps every LocalisedText. */
  storeView: Locale | 'all'
  requestId: string
  /** Milliseconds; the same all through the call. */
  now: number
  /** The date in Riyadh. */
  today: string
  db: Db
  services: Services
  /**
   * The way to write: one transaction (server/db/connect.ts), in which a keyed call's answer is kept. Return what it returns; it may run
   * more than once, so nothing but SQL belongs inside.
   */
  transact: <T>(write: (transaction: Trx) => Promise<T>) => Promise<T>
  request: FastifyRequest
  /** For headers and cookies. A handler that sends by itself returns the reply. */
  reply: FastifyReply
}

export type Schemas<I extends TSchema, O extends TSchema> = {
  input: I
  output: O
  /** Calls in `seconds` from one address before `rate_limited`. */
  limit?: { max: number; seconds: number }
}

export type ServedCall = {
  name: EndpointName
  input: TSchema
  output: TSchema
  limit?: { max: number; seconds: number }
  /** Input, language, catalogue and day decide the answer, and nothing else: it may be kept for all who ask the same. */
  lasting?: true
  handler: (call: Call<unknown>) => Promise<unknown>
}

/**
 * One call of the contract. Rules throw `fail(code)`; the answer is what the handler returns. Methods, path, caller, CSRF rule, caching
 * and idempotency come from the row in src/contract/endpoints.ts.
 */
export function serve<I extends TSchema, O extends TSchema>(
  name: EndpointName,
  { input, output, limit }: Schemas<I, O>,
  handler: (call: Call<Static<I>>) => Promise<Static<O> | FastifyReply> | Static<O>,
): ServedCall {
  return { name, input, output, ...(limit ? { limit } : {}), handler: async (call) => handler(call as Call<Static<I>>) }
}
