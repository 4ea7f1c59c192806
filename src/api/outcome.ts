import { clientFailure, type Failure } from './failure'
import type { Token } from './token'

/** What one exchange with the server came to. */
export type Outcome =
  | { kind: 'answer'; data: unknown; token: Token | null }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'tokenInvalid' }
  /** Overloaded or restarting; `retryAfter` in milliseconds where the server named a time. */
  | { kind: 'busy'; retryAfter: number | null }
  /** No answer arrived: nobody knows whether the server acted. */
  | { kind: 'lost' }
  | { kind: 'aborted' }

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Retry-After as seconds or as a date. */
function retryAfterOf(response: Response, now: number): number | null {
  const text = response.headers.get('retry-after')
  if (!text) return null
  const seconds = Number(text)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - now
  return Number.isFinite(wait) ? Math.max(0, wait) : null
}

/** Milliseconds as the seconds a failure tells; nothing where no time was named. */
export const restOf = (retryAfter: number | null): Pick<Failure, 'retryAfter'> =>
  retryAfter === null ? {} : { retryAfter: Math.ceil(retryAfter / 1000) }

function failureOf(error: unknown, retryAfter: number | null): Failure {
  if (!isRecord(error)) return { code: typeof error === 'string' ? error : 'unavailable' }
  const { code, fields, requestId } = error
  return {
    code: typeof code === 'string' ? code : 'unavailable',
    ...(isRecord(fields) ? { fields: Object.fromEntries(Object.entries(fields).map(([name, rule]) => [name, String(rule)])) } : {}),
    ...(typeof requestId === 'string' ? { requestId } : {}),
    ...restOf(retryAfter),
  }
}

/** Spec §4: fields Pwa-Token and Pwa-Code; log-in and log-out answer new ones too. */
export function tokenIn(data: unknown): Token | null {
  if (!isRecord(data)) return null
  const token = data['Pwa-Token']
  const code = data['Pwa-Code']
  return typeof token === 'string' && typeof code === 'string' ? { token, code } : null
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    // Not ours: a proxy's page, or HTML where JSON was due.
    return undefined
  }
}

/** Reads an HTTP answer as the specification's §4, §7 and §8 say. A gateway's 502 and 504 are a server out of reach as much as a 503 is. */
export async function readOutcome(response: Response, now: number): Promise<Outcome> {
  const data = await bodyOf(response)
  if (isRecord(data) && data['token-valid'] === false) return { kind: 'tokenInvalid' }
  if ([502, 503, 504].includes(response.status)) return { kind: 'busy', retryAfter: retryAfterOf(response, now) }
  if (isRecord(data) && 'error' in data && data.error)
    return { kind: 'failed', failure: failureOf(data.error, retryAfterOf(response, now)) }
  if (!response.ok || data === undefined) return { kind: 'failed', failure: clientFailure('unavailable') }
  return { kind: 'answer', data, token: tokenIn(data) }
}
