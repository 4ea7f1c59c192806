/** One envelope for whatever goes wrong: `{ "error": { code, fields?, requestId } }` (design api.md). */
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { areaFault, type ServerFailureCode, serverFailures } from '../../src/contract/failures'
import { isDatabaseTrouble } from '../db/dialect'
import { type FailDetails, Failure } from '../fail'

/** Of a token that is unknown or expired the answer says `token-valid: false` too, beside the error. @assumed where the flag stands. */
export function sendFailure(
  reply: FastifyReply,
  requestId: string,
  code: ServerFailureCode,
  { fields, retryAfter }: FailDetails = {},
): FastifyReply {
  const { status } = serverFailures[code]
  if (retryAfter !== undefined || status === 503) reply.header('retry-after', String(retryAfter ?? 1))
  const flag = code === 'token_invalid' ? { 'token-valid': false } : {}
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .removeHeader('etag')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send({ ...flag, error: { code, ...(fields ? { fields } : {}), requestId } })
}

/** What Fastify and its plugins throw, in our words. */
function frameworkCode({ statusCode = 500 }: FastifyError): ServerFailureCode | null {
  if (statusCode === 413) return 'too_large'
  if (statusCode === 415) return 'unsupported_type'
  if (statusCode === 429) return 'rate_limited'
  if (statusCode === 503) return 'busy'
  if (statusCode === 404) return 'not_found'
  return statusCode >= 400 && statusCode < 500 ? 'bad_request' : null
}

const endpointOf = (request: FastifyRequest): string => request.routeOptions?.config?.endpoint ?? ''

/** Handles everything a route throws. Unforeseen faults are logged whole and answered with the area's own code. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Failure) return sendFailure(reply, request.id, error.code, error.details)
  const code = frameworkCode(error)
  if (code) return sendFailure(reply, request.id, code)
  if (isDatabaseTrouble(error)) {
    request.log.warn({ err: error, endpoint: endpointOf(request) }, 'database in trouble')
    return sendFailure(reply, request.id, 'busy')
  }
  request.log.error({ err: error, endpoint: endpointOf(request) }, 'unforeseen fault')
  return sendFailure(reply, request.id, areaFault(endpointOf(request)))
}

/**
 * What Node's own parser refuses reaches no route; it gets the same envelope. A connection on which nothing was asked in time is closed without a
 * word: browsers open some ahead, and would take an answer for that of the call they send in the same moment. So they ask again on another one.
 */
export function handleParserError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || error.code === 'ERR_HTTP_REQUEST_TIMEOUT' || !socket.writable) {
    socket.destroy()
    return
  }
  const code: ServerFailureCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'bad_request'
  const { status } = serverFailures[code]
  const body = JSON.stringify({ error: { code, requestId: randomUUID() } })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler(handleError)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the call a route serves. */
    endpoint?: string
  }
}
