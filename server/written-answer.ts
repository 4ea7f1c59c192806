/** A public read's answer as bytes, with its digest, and compressed once for all who take it so. */
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type WrittenAnswer = {
  body: Buffer
  etag: string
  /** The address alone decides the answer: proxies may keep it. */
  shared: boolean
  packed: Partial<Record<Encoding, Promise<Buffer>>>
}

type Encoding = 'br' | 'gzip'

/** Below this compressing saves no packet. */
const worthPacking = 1024
/** Seconds a public read may be kept by browsers and proxies; only where the address alone decides the answer. */
const publicAge = 30

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]
const pack: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => toGzip(body),
}

export function writeAnswer(text: string, shared: boolean): WrittenAnswer {
  const body = Buffer.from(text)
  return { body, etag: `W/"${hash('sha1', body, 'base64url')}"`, shared, packed: {} }
}

/** What a plain list of names takes; weights and wildcards are left to the general way of compressing (plugins/wire.ts). */
function encodingOf(header: string | undefined): Encoding | null {
  if (!header || header.includes('q=')) return null
  const taken = header.split(',').map((name) => name.trim())
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : null
}

/** Answers 304 where the asker has it already. */
export async function sendWritten(request: FastifyRequest, reply: FastifyReply, answer: WrittenAnswer): Promise<FastifyReply> {
  const { body, etag, shared, packed } = answer
  const { 'if-none-match': held, 'accept-encoding': accepted } = request.headers
  reply.header('etag', etag).header('cache-control', shared ? `public, max-age=${publicAge}` : 'private, no-cache')
  if (held?.split(',').some((tag) => tag.trim() === etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  if (body.length < worthPacking) return reply.send(body)
  reply.header('vary', 'accept-encoding')
  const encoding = encodingOf(accepted)
  if (!encoding) return reply.send(body)
  packed[encoding] ??= pack[encoding](body)
  const bytes = await packed[encoding]
  return reply.header('content-encoding', encoding).send(bytes)
}
