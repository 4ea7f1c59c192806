/** Headers every answer carries (design api.md "Operations"). */
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { filmHosts } from '../../src/config/editor-html'
import type { Env } from '../env'

/** Data has nothing to run and nothing to show. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** A worker loads its parts from us and asks only us. */
export const workerPolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The policy of a page. Scripts: our own files and the inline ones named by hash; no 'unsafe-inline'. Styles stay open: styled-components
 * writes them inline, and a style runs nothing.
 * What is not named (fonts, calls, workers, the manifest) is `default-src`.
 * @param hashes `sha256-…` of the page's inline scripts.
 * Frames: films of the sites editors may embed, and those only once somebody presses one.
 * @param tileHost the configured map service's, the only other foreign host a page may ask, and for pictures alone.
 */
export const pagePolicy = (hashes: readonly string[], tileHost: string | null = null): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${hashes.map((hash) => `'${hash}'`).join(' ')}`.trimEnd(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${tileHost ?? ''}`.trimEnd(),
    `frame-src ${Object.values(filmHosts).join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

export async function registerSecurityHeaders(app: FastifyInstance, { publicUrl }: Env): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    // For browsers that run no page of ours, or what those of today do unasked: each byte here is one less of a page's first flight (decision 26).
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy)
    done(null, payload)
  })
}
