import { setTimeout as wait } from 'node:timers/promises'
import { createLimiter } from './limiter'
import { SourceFailure, type SourceOptions } from './options'

export type Answer = Record<string, unknown>
export type Ask = (endpoint: string, params: Record<string, string>) => Promise<Answer>

type Attempt = { retryable: boolean; reason: string } | { answer: Answer }

const isObject = (value: unknown): value is Answer => typeof value === 'object' && value !== null && !Array.isArray(value)
const tokenRefused = (answer: Answer) => answer['token-valid'] === false

function codeIn(body: unknown): string {
  const error = isObject(body) ? body.error : undefined
  return isObject(error) && typeof error.code === 'string' ? `, ${error.code}` : ''
}

async function attempt(url: URL, headers: Record<string, string>, timeout: number): Promise<Attempt> {
  let response: Response
  let text: string
  try {
    response = await fetch(url, { headers: { accept: 'application/json', ...headers }, signal: AbortSignal.timeout(timeout) })
    text = await response.text()
  } catch (error) {
    return { retryable: true, reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
  }
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return { retryable: response.status === 503, reason: `status ${response.status}, and the answer is not JSON` }
  }
  if (isObject(body) && tokenRefused(body)) return { answer: body }
  if (!response.ok) return { retryable: response.status === 503, reason: `status ${response.status}${codeIn(body)}` }
  if (!isObject(body)) return { retryable: false, reason: 'the answer is not an object' }
  if (body.error) return { retryable: false, reason: `the answer holds an error${codeIn(body)}` }
  return { answer: body }
}

/**
 * Makes the function that asks the API: bounded concurrency, the session token fetched first and shared, a 503 or a broken connection
 * tried again with growing waits. Throws SourceFailure with the address and the reason for everything else.
 */
export function createAsk(options: SourceOptions): Ask {
  const limited = createLimiter(options.concurrency)
  let token: Promise<Record<string, string>> | null = null

  const insist = async (endpoint: string, params: Record<string, string>, headers: Record<string, string>): Promise<Answer> => {
    const url = new URL(endpoint, options.url)
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
    for (let tried = 0; ; tried += 1) {
      const result = await attempt(url, { ...options.headers, ...headers }, options.timeout)
      if ('answer' in result) return result.answer
      if (!result.retryable || tried >= options.retries) throw new SourceFailure(`${url.href} failed: ${result.reason}`)
      await wait(options.firstWait * 2 ** tried)
    }
  }

  const fetchToken = async (): Promise<Record<string, string>> => {
    if (!options.token) return {}
    const answer = await insist(options.token.endpoint, {}, {})
    const pairs = options.token.headers.map((name) => [name, answer[name]] as const)
    const missing = pairs.find(([, value]) => typeof value !== 'string')
    if (missing) throw new SourceFailure(`${options.token.endpoint} answered no ${missing[0]}`)
    return Object.fromEntries(pairs) as Record<string, string>
  }

  const currentToken = () => {
    token ??= fetchToken()
    return token
  }

  return (endpoint, params) =>
    limited(async () => {
      const used = currentToken()
      const answer = await insist(endpoint, params, await used)
      if (!tokenRefused(answer)) return answer
      if (token === used) token = null
      const again = await insist(endpoint, params, await currentToken())
      if (tokenRefused(again)) throw new SourceFailure(`${endpoint} refused a fresh token`)
      return again
    })
}
