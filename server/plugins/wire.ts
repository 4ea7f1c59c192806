/** What goes over the wire: cookies in, JSON only, compressed answers out. */
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { fail } from '../fail'

/**
 * JSON and nothing else: a form or text/plain from another site is a 415, so no simple cross-site request has a body we read.
 * An empty body is no payload. `__proto__` and `constructor` in a body are a 400.
 */
function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}

/** A NUL in an address means nothing good, in a path as in a query (reported fault 57). To pages the site answers with a page. */
function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.is404 && request.raw.url?.includes('%00')) done(fail('bad_request'))
    else done()
  })
}

export async function registerWire(app: FastifyInstance): Promise<void> {
  readJsonOnly(app)
  refuseNul(app)
  await app.register(cookie)
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } })
}
