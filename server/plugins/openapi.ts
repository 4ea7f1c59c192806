/** /docs: OpenAPI out of the same schemas that check the calls. In production only where it is asked for. */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env'

export async function registerOpenApi(app: FastifyInstance, { apiDocs, publicUrl }: Env): Promise<void> {
  if (!apiDocs) return
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Rihla', version: '1' },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          token: { type: 'apiKey', in: 'header', name: 'Pwa-Token' },
          code: { type: 'apiKey', in: 'header', name: 'Pwa-Code' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'pwacookie' },
        },
      },
      security: [{ token: [], code: [], cookie: [] }],
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: (policy) => policy.replace(/;? ?upgrade-insecure-requests;?/, ''),
  })
}
