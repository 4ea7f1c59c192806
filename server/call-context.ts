/** From a request to the Call a handler gets: who calls, whether they may, in which language. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLocale } from '../src/config/locales'
import type { Caller, Endpoint } from '../src/contract/endpoint'
import { inTransaction } from './db/connect'
import { isInTransaction } from './db/dialect'
import { fail } from './fail'
import { type Claim, keepAnswer } from './idempotency'
import { isRecord, type Raw } from './input'
import { isApprovedSubAgent, type Recognised, recognise } from './modules/session/session-service'
import type { Call } from './routing'
import type { Services } from './services'

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

/** The query string must decode: a broken one is not guessed at. */
function checkQuery(url: string): void {
  const query = url.slice(url.indexOf('?') + 1)
  try {
    decodeURIComponent(url.includes('?') ? query : '')
  } catch {
    throw fail('bad_request')
  }
}

/** Query string and JSON body as one object; the body wins. Fails with `bad_request` for a body that is no object. */
export function rawInput(request: FastifyRequest): Raw {
  checkQuery(request.raw.url ?? '')
  const { body, query } = request
  if (body !== undefined && body !== null && !isRecord(body)) throw fail('bad_request')
  return Object.assign(Object.create(null), query, body) as Raw
}

/**
 * Design api.md: no state change by a simple cross-site request, and neither the cookie nor the headers alone authorise one. The two
 * headers with their session's cookie do, or the cookie with a browser's word that the request is same-origin.
 * Without any cookie it is `cookie_needed`, so that the page can say that cookies are blocked. @assumed
 */
function checkMutation(recognised: Recognised | null, request: FastifyRequest): void {
  if (!recognised) throw fail('token_invalid')
  if (!recognised.byHeaders && request.headers['sec-fetch-site'] !== 'same-origin') throw fail('forbidden')
  if (recognised.hasCookie) return
  throw fail(request.cookies.pwacookie ? 'token_invalid' : 'cookie_needed')
}

async function checkCaller(caller: Caller, recognised: Recognised | null, { db }: Services): Promise<void> {
  if (!recognised) throw fail('token_invalid')
  if (caller === 'anyone') return
  const { customerId } = recognised.session
  if (customerId === null) throw fail('core_customers_103')
  if (caller === 'subAgent' && !(await isApprovedSubAgent(db, customerId))) throw fail('forbidden')
}

/** Recognises the caller and checks the row's rules. Null only where the row asks for nobody. */
export async function admit(row: Endpoint, request: FastifyRequest, services: Services): Promise<Recognised | null> {
  if (row.caller === 'public') return null
  const { headers, cookies } = request
  const credentials = { token: single(headers['pwa-token']), code: single(headers['pwa-code']), cookie: cookies.pwacookie }
  const recognised = await recognise(services.db, credentials, services.now())
  if (row.mutates) checkMutation(recognised, request)
  await checkCaller(row.caller, recognised, services)
  return recognised
}

type Parts = {
  request: FastifyRequest
  reply: FastifyReply
  services: Services
  recognised: Recognised | null
  raw: Raw
  input: unknown
  claim: Claim | null
}

export function makeCall({ request, reply, services, recognised, raw, input, claim }: Parts): Call<unknown> {
  const { db } = services
  const view = raw.store_view
  const locale = isLocale(view) ? view : (recognised?.session.storeCode ?? 'ar')
  return {
    input,
    get session() {
      if (!recognised) throw fail('token_invalid')
      return recognised.session
    },
    get customerId() {
      const id = recognised?.session.customerId
      if (id === null || id === undefined) throw fail('core_customers_103')
      return id
    },
    locale,
    storeView: view === 'all' ? 'all' : locale,
    requestId: request.id,
    now: services.now(),
    today: services.today(),
    db,
    services,
    transact: (write) => {
      const work = () =>
        inTransaction(db, async (transaction) => {
          const answer = await write(transaction)
          if (claim) await keepAnswer(transaction, claim, JSON.stringify(answer ?? null))
          return answer
        })
      return recognised && !isInTransaction() ? services.inTurn(recognised.session.id, work) : work()
    },
    request,
    reply,
  }
}
