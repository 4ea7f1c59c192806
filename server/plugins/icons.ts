/** Icon service (spec §7 "Framework calls"): drawings by name, in Iconify's JSON form, for names that editors choose. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '../../src/config/limits'
import { fail } from '../fail'

type Drawing = { body: string }
type Collection = { icons: Record<string, Drawing>; aliases?: Record<string, { parent: string }>; width?: number; height?: number }

/** The collections we draw from; no other prefix is a route. */
const prefixes = ['lucide'] as const
const form = /^[a-z0-9]+(-[a-z0-9]+)*$/

const require = createRequire(join(process.cwd(), 'package.json'))
const read = (prefix: string): Collection => JSON.parse(readFileSync(require.resolve(`@iconify-json/${prefix}/icons.json`), 'utf8'))

/** Read when first asked for: half a megabyte that most processes never need. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

const find = <T>(book: Record<string, T> | undefined, name: string): T | undefined =>
  book && Object.hasOwn(book, name) ? book[name] : undefined

const drawingOf = ({ icons, aliases }: Collection, name: string): Drawing | undefined =>
  find(icons, name) ?? find(icons, find(aliases, name)?.parent ?? '')

/** Names as asked, each once, in an order of their own, so that the same wish is the same answer. */
function namesIn(query: unknown): string[] {
  const asked = typeof query === 'string' ? query.split(',').map((name) => name.trim()) : []
  const names = [...new Set(asked)].filter((name) => form.test(name)).sort()
  if (names.length === 0 || asked.length > limits.icons)
    throw fail('validation', { fields: { icons: names.length === 0 ? 'required' : 'too_many' } })
  return names
}

function answer(prefix: string, collection: Collection, names: string[]): string {
  const found = names.flatMap((name) => {
    const drawing = drawingOf(collection, name)
    return drawing ? [[name, { body: drawing.body }] as const] : []
  })
  const icons = Object.fromEntries(found)
  const missing = names.filter((name) => !Object.hasOwn(icons, name))
  const { width = 24, height = 24 } = collection
  return JSON.stringify({ prefix, width, height, icons, ...(missing.length > 0 ? { not_found: missing } : {}) })
}

function send(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  reply.header('etag', etag).header('cache-control', 'public, max-age=604800, immutable').type('application/json; charset=utf-8')
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body)
}

/** `GET /icons/{prefix}.json?icons=a,b`: at most `limits.icons` names; unknown ones are named in `not_found`. */
export async function registerIcons(app: FastifyInstance): Promise<void> {
  for (const prefix of prefixes) {
    const collection = once(() => read(prefix))
    app.get<{ Querystring: { icons?: unknown } }>(`/icons/${prefix}.json`, { schema: { hide: true } }, async (request, reply) =>
      send(request, reply, answer(prefix, collection(), namesIn(request.query.icons))),
    )
  }
}
