import { type Static, Type } from '@sinclair/typebox'
import type { FastifyReply } from 'fastify'
import { defaultLocale, isLocale } from '../../../src/config/locales'
import { fail } from '../../fail'
import { type Call, serve } from '../../routing'
import { type Issued, openSession, sessionLife } from './session-service'

/** Spec §4: fields Pwa-Token and Pwa-Code, flags token-valid and pwaCookie. */
export const IssuedToken = Type.Object({
  success: Type.Boolean(),
  'token-valid': Type.Boolean(),
  'Pwa-Token': Type.String(),
  'Pwa-Code': Type.String(),
  /** True: the cookie of the same name came with this answer. Its value is HttpOnly and stays out of scripts. @assumed */
  pwaCookie: Type.Boolean(),
})

/** Sets the cookie and gives the fields a client learns its new token from; log-in and log-out spread them into their answers. */
export function answerTokens(reply: FastifyReply, { token, code, cookie }: Issued, publicUrl: string): Static<typeof IssuedToken> {
  reply.setCookie('pwacookie', cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: sessionLife / 1000,
  })
  return { success: true, 'token-valid': true, 'Pwa-Token': token, 'Pwa-Code': code, pwaCookie: true }
}

/**
 * Design api.md: no state change by a simple cross-site request. Browsers say where a request comes from; a link, picture or prefetch of
 * another site opens no session and replaces no cookie. Programs, which say nothing, are no such request. @assumed
 */
function refuseForeign(from: string | string[] | undefined): void {
  if (from !== undefined && from !== 'same-origin' && from !== 'none') throw fail('forbidden')
}

async function issue({ input, db, now, request, reply, services }: Call<{ store_code?: string }>): Promise<Static<typeof IssuedToken>> {
  refuseForeign(request.headers['sec-fetch-site'])
  const store = isLocale(input.store_code) ? input.store_code : defaultLocale
  return answerTokens(reply, await openSession(db, request.cookies.pwacookie, store, now), services.env.publicUrl)
}

export const sessionCalls = [
  serve(
    'getPwaToken',
    { input: Type.Object({ store_code: Type.Optional(Type.String()) }), output: IssuedToken, limit: { max: 300, seconds: 60 } },
    issue,
  ),
]
