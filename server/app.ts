/** The server as a function: production and tests use this same one. */
import { randomUUID } from 'node:crypto'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Env } from './env'
import { createMailDelivery } from './events/mail'
import { type Deliveries, deliverDue } from './events/worker'
import { mailTemplates, servedCalls } from './modules'
import { registerOperations } from './modules/operations/operations-routes'
import { handleError, handleParserError, registerFailures } from './plugins/failures'
import { registerIcons } from './plugins/icons'
import { registerLimits } from './plugins/limits'
import { loggerOptions, registerRequestLog } from './plugins/logging'
import { registerOpenApi } from './plugins/openapi'
import { registerPictures } from './plugins/pictures'
import { registerSecurityHeaders } from './plugins/security-headers'
import { registerSite } from './plugins/site'
import { registerWire } from './plugins/wire'
import { registerCalls } from './register-calls'
import type { ServedCall } from './routing'
import { createServices, type ServiceOptions, type Services } from './services'

export type AppOptions = ServiceOptions & {
  /** Instead of the product's own: for tests of the frame. */
  calls?: readonly ServedCall[]
  logger?: FastifyServerOptions['logger']
}

export type App = FastifyInstance & {
  services: Services
  /** Delivers all mail and hooks that are due; the worker's loop calls the same. @returns how many were tried. */
  deliverOutbox: () => Promise<number>
  deliveries: Deliveries
}

const bodyLimit = 1024 * 1024
/** An address holds 10,000 Arabic letters, six bytes each: a text pasted into a search gets the page, and not Node’s refusal. @assumed */
const maxHeaderSize = 64 * 1024

/** The router would answer by itself, without headers and page, what does not decode; here it goes the way of all addresses (case 19). */
const unreadable = '/unreadable'

function canDecode(url: string): boolean {
  try {
    decodeURIComponent(url.replace(/\?.*$/s, ''))
    return true
  } catch {
    return false
  }
}

const create = (env: Env, logger: FastifyServerOptions['logger']): FastifyInstance =>
  Fastify({
    logger: logger ?? loggerOptions(env),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: env.trustProxy.length > 0 ? env.trustProxy : false,
    bodyLimit,
    http: { maxHeaderSize },
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: handleError as never,
    clientErrorHandler: handleParserError,
    rewriteUrl: ({ url = '/' }) => (canDecode(url) ? url : unreadable),
  }).withTypeProvider<TypeBoxTypeProvider>() as unknown as FastifyInstance

/**
 * Creates and configures everything, opens the database and does not listen. Migrating, seeding and the outbox loop are main.ts's.
 * Close with `app.close()`, which closes the database too.
 */
export async function buildApp(env: Env, { calls = servedCalls, logger, ...options }: AppOptions = {}): Promise<App> {
  const app = create(env, logger)
  const services = createServices(env, { ...options, onIdleError: (error) => app.log.error({ err: error }, 'database connection lost') })
  app.addHook('onClose', async () => {
    await services.press.close()
    await services.connection.close()
  })
  registerFailures(app)
  registerRequestLog(app)
  await registerSecurityHeaders(app, env)
  await registerWire(app)
  await registerLimits(app, env)
  await registerOpenApi(app, env)
  await app.register(async (scope) => registerCalls(scope, calls, services))
  await registerOperations(app, services)
  await registerIcons(app)
  await registerSite(app, services)
  await registerPictures(app, env)
  const deliveries: Deliveries = { mail: createMailDelivery(services, mailTemplates) }
  const deliverOutbox = () => deliverDue(services, deliveries, app.log as FastifyBaseLogger)
  return Object.assign(app, { services, deliveries, deliverOutbox })
}
