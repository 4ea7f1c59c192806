/** Uploaded photographs, on the site's own origin. Their addresses are digests: whoever has one may keep it for ever. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env'
import { fail } from '../fail'

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' }

type Params = { id: string; width: string; kind: string }

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

/** To be registered after the site, whose `sendFile` it uses. Other names than the pipeline's are nobody's. */
export async function registerPictures(app: FastifyInstance, { picturesDir }: Env): Promise<void> {
  app.get<{ Params: Params }>(
    '/pictures/:id(^[0-9a-f]{24}$)/:width(^\\d{3,4}).:kind(^(avif|webp)$)',
    { schema: { hide: true } },
    async ({ params: { id, width, kind } }, reply) => {
      const file = `${width}.${kind}`
      if (!(await isFile(join(picturesDir, id, file)))) throw fail('not_found')
      reply.header('cache-control', 'public, max-age=31536000, immutable').type(types[kind] ?? '')
      return reply.sendFile(file, join(picturesDir, id))
    },
  )
}
