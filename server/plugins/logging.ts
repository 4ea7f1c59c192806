/** Structured logs without personal data: no addresses, query strings, bodies, cookies or tokens (design api.md "Operations"). */
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Env } from '../env'

export const loggerOptions = ({ logLevel }: Env): FastifyServerOptions['logger'] =>
  logLevel === 'silent'
    ? false
    : {
        level: logLevel,
        base: null,
        serializers: {
          req: ({ id, method }: { id?: string; method?: string }) => ({ id, method }),
          res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
        },
      }

/** One line per answer: the route's pattern, never the address that was asked for. The request id goes out in `X-Request-Id`. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
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
  })
}
