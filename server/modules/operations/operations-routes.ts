/** What who runs the server asks for: health, readiness, figures; and the mailbox of development. */
import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Env } from '../../env'
import type { Services } from '../../services'
import { registerMailbox } from './mailbox-routes'

/** Seconds by route pattern and status; nothing about who asked. */
function measure(app: FastifyInstance): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'http_answer_seconds',
    help: 'Time to answer by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    answers.observe({ method, route: routeOptions?.url ?? 'site', status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    done()
  })
  return registry
}

const hidden = { schema: { hide: true } }

const digest = (text: string): Buffer => hash('sha256', text, 'buffer')

/** Figures tell how the shop does: in production only who knows the secret sees them, and without a secret there is no such page. */
function registerMetrics(app: FastifyInstance, { mode, metricsSecret }: Env): void {
  if (mode === 'production' && metricsSecret === null) return
  const registry = measure(app)
  const expected = metricsSecret === null ? null : digest(`Bearer ${metricsSecret}`)
  app.get('/metrics', hidden, async ({ headers }, reply) => {
    if (expected && !timingSafeEqual(digest(headers.authorization ?? ''), expected)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

export async function registerOperations(app: FastifyInstance, services: Services): Promise<void> {
  registerMetrics(app, services.env)
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/healthz', hidden, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', hidden, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (closing) return reply.code(503).send({ status: 'closing' })
    try {
      await sql`select 1`.execute(services.db)
      return reply.send({ status: 'ok' })
    } catch (error) {
      request.log.error({ err: error }, 'database not reachable')
      return reply.code(503).send({ status: 'database' })
    }
  })
  if (services.env.mode !== 'production') await registerMailbox(app, services)
}
