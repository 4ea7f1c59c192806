/** Routes out of the contract: every row gets one, served or not. */
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../src/contract/endpoint'
import { type EndpointName, endpointNames, endpoints } from '../src/contract/endpoints'
import { admit, makeCall, rawInput } from './call-context'
import { fail } from './fail'
import { type Claim, claimKey, hashBody, keepAnswer, readKey, releaseKey } from './idempotency'
import { flatten, inputReader, type Raw } from './input'
import { type AnswerKeeper, createAnswerKeeper } from './kept-answers'
import type { Recognised } from './modules/session/session-service'
import type { Call, ServedCall } from './routing'
import type { Services } from './services'
import { sendWritten, writeAnswer } from './written-answer'

/** An answer that breaks its own contract is a fault of ours: found in development and tests, not checked in production. */
function outputCheck({ output, name }: ServedCall, { env }: Services): (data: unknown) => void {
  if (env.mode === 'production') return () => undefined
  const check = TypeCompiler.Compile(output)
  return (data) => {
    const wrong = check.Check(data) ? undefined : check.Errors(data).First()
    if (wrong) throw new Error(`${name} answered against its contract: ${wrong.path} ${wrong.message}`)
  }
}

/** True where the address alone decides the language of the answer. */
const isShared = ({ store_view }: Raw): boolean => store_view === 'en' || store_view === 'ar'

function send(row: Endpoint, { request, reply }: Call<unknown>, body: string, raw: Raw): Promise<FastifyReply> | FastifyReply {
  if (row.cacheable && request.method === 'GET') return sendWritten(request, reply, writeAnswer(body, isShared(raw)))
  return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(body)
}

type Claiming = { answer: string } | { claim: Claim | null }

async function claimOf(
  row: Endpoint,
  name: EndpointName,
  request: FastifyRequest,
  recognised: Recognised | null,
  raw: Raw,
  services: Services,
): Promise<Claiming> {
  const key = row.keyed ? readKey(request.headers['idempotency-key']) : null
  if (!key || !recognised) return { claim: null }
  return claimKey(services.db, { sessionId: recognised.session.id, endpoint: name, key, bodyHash: hashBody(raw) }, services.now)
}

/** Runs the handler; a claimed key ends with its answer kept or, when the call was refused, free again. */
async function run(served: ServedCall, call: Call<unknown>, claim: Claim | null, check: (data: unknown) => void): Promise<unknown> {
  try {
    const data = await served.handler(call)
    // Sent by itself. The reply is a promise too: what comes of waiting for it is nothing, never the reply.
    if (call.reply.sent) return data
    check(data)
    if (claim) await keepAnswer(call.db, claim, JSON.stringify(data ?? null))
    return data
  } catch (error) {
    if (claim) await releaseKey(call.db, claim)
    throw error
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

function handlerOf(served: ServedCall, row: Endpoint, services: Services): Handler {
  const read = inputReader(served.input)
  const check = outputCheck(served, services)
  return async (request, reply) => {
    const recognised = await admit(row, request, services)
    const raw = rawInput(request)
    const input = read(raw)
    const claiming = await claimOf(row, served.name, request, recognised, raw, services)
    const claim = 'claim' in claiming ? claiming.claim : null
    const call = makeCall({ request, reply, services, recognised, raw, input, claim })
    if ('answer' in claiming) return send(row, call, claiming.answer, raw)
    const data = await run(served, call, claim, check)
    return reply.sent || Buffer.isBuffer(data) ? data : send(row, call, JSON.stringify(data ?? null), raw)
  }
}

/** For calls whose answer the catalogue, the day, the address and the session's store decide: a known address is neither read nor answered anew. */
function lastingHandlerOf(served: ServedCall, row: Endpoint, services: Services, keep: AnswerKeeper): Handler {
  const read = inputReader(served.input)
  const check = outputCheck(served, services)
  const make = async (request: FastifyRequest, reply: FastifyReply, recognised: Recognised | null) => {
    const raw = rawInput(request)
    const call = makeCall({ request, reply, services, recognised, raw, input: read(raw), claim: null })
    return writeAnswer(JSON.stringify((await run(served, call, null, check)) ?? null), isShared(raw))
  }
  return async (request, reply) => {
    const recognised = await admit(row, request, services)
    const key = `${services.today()} ${recognised?.session.storeCode ?? ''} ${request.raw.url ?? ''}`
    const answer = await keep(await services.catalogue.current(), key, () => make(request, reply, recognised))
    return sendWritten(request, reply, answer)
  }
}

const group = (name: string): string => name.split('/').slice(0, -1).join('/') || 'session'

/** OpenAPI reads these; checking is inputReader's, and answers are JSON already. */
const documented = (served: ServedCall, row: Endpoint, method: 'GET' | 'POST') => ({
  summary: served.name,
  description: `Caller: ${row.caller}.${row.mutates ? ' Changes state.' : ''}${row.keyed ? ' Takes an Idempotency-Key.' : ''}`,
  tags: [group(served.name)],
  ...(method === 'POST' ? { body: flatten(served.input) } : { querystring: flatten(served.input) }),
  response: { 200: served.output },
})

function registerServed(app: FastifyInstance, served: ServedCall, services: Services, keep: AnswerKeeper): void {
  const row = endpoints[served.name]
  const handler = handlerOf(served, row, services)
  const lasting = served.lasting && row.cacheable ? lastingHandlerOf(served, row, services, keep) : handler
  const rateLimit = served.limit && { max: served.limit.max, timeWindow: served.limit.seconds * 1000 }
  for (const method of row.methods)
    app.route({
      method,
      url: row.path,
      exposeHeadRoute: false,
      schema: documented(served, row, method),
      validatorCompiler: () => () => true,
      serializerCompiler: () => (data) => (typeof data === 'string' ? data : JSON.stringify(data)),
      config: { endpoint: served.name, ...(rateLimit ? { rateLimit } : {}) },
      handler: method === 'GET' ? lasting : handler,
    })
}

function registerUnserved(app: FastifyInstance, name: EndpointName): void {
  const { methods, path } = endpoints[name]
  app.route({
    method: [...methods],
    url: path,
    exposeHeadRoute: false,
    schema: { hide: true },
    config: { endpoint: name },
    handler: async () => {
      throw fail('not_implemented')
    },
  })
}

/** The rows nobody serves; the test beside holds them to server/not-served-yet.ts, which must shrink to nothing. */
export const unservedNames = (served: readonly ServedCall[]): EndpointName[] => {
  const names = new Set(served.map(({ name }) => name))
  return endpointNames.filter((name) => !names.has(name))
}

export function registerCalls(app: FastifyInstance, served: readonly ServedCall[], services: Services): void {
  const twice = served.find(({ name }, index) => served.findIndex((other) => other.name === name) !== index)
  if (twice) throw new Error(`${twice.name} is served twice`)
  const keep = createAnswerKeeper()
  for (const call of served) registerServed(app, call, services, keep)
  for (const name of unservedNames(served)) registerUnserved(app, name)
}
