/** Structured logs without personal data: no addresses, query strings, bodies, cookies or tokens (design api.md "Operations"). */
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Env } from '../env'

/**
 * What may be logged of an error: drivers and mail servers hang rows and addresses on theirs (`detail`, `where`, `response`).
 * @assumed messages of the database name constraints and types, not values of ours: every value is a parameter.
 */
export function withoutData(error: unknown): { [key: string]: unknown; type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return { type: error.constructor.name, ...code, message: error.message, stack: error.stack ?? '' }
}

export const loggerOptions = ({ logLevel }: Env): FastifyServerOptions['logger'] =>
  logLevel === 'silent'
    ? false
    : {
        level: logLevel,
        base: null,
        serializers: {
          err: withoutData,
          req: ({ id, method }: { id?: string; method?: string }) => ({ id, method }),
          res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
        },
      }

/** One line per answer: the route's pattern, never the address that was asked for. The request id goes out in `X-Request-Id`. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    request.log.info(
      {
        method,
        route: routeOptions?.url ?? '',
        endpoint: routeOptions?.config?.endpoint,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}
