/** How much anybody may ask for, and what happens when all ask at once (design api.md "Limits", "Operations"). */
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env'
import { fail } from '../fail'

export async function registerLimits(app: FastifyInstance, env: Env): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: env.callsPerMinute,
    timeWindow: 60_000,
    // By the route, never by the address as written: `/%72estfulapi/…` leads to the same call.
    allowList: ({ routeOptions }) => routeOptions.config.endpoint === undefined,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => fail('rate_limited', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  })
  if (env.overloadDelay === 0) return
  await app.register(underPressure, {
    maxEventLoopDelay: env.overloadDelay,
    sampleInterval: 500,
    // Only calls, which the client asks again. A browser asks for a picture, a script or a page once: refusing those breaks the page, and
    // serving a file is no load; who watches must see the server too.
    pressureHandler: ({ routeOptions }) => {
      if (routeOptions.config.endpoint !== undefined) throw fail('busy', { retryAfter: 2 })
    },
  })
}
