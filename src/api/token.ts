import { failed, type Result, succeed } from '../domain/result'
import { clientFailure, type Failure, isPassing } from './failure'

/** The session's two headers, spec §4. */
export type Token = { token: string; code: string }

/** Where the token lives between pages. Two tabs of one browser share it. */
export type TokenKeeper = { read: () => Token | null; write: (token: Token | null) => void }

export function memoryKeeper(initial: Token | null = null): TokenKeeper {
  let kept = initial
  return {
    read: () => kept,
    write: (token) => {
      kept = token
    },
  }
}

export type TokenSource = {
  /** The token in hand, else a fetched one. */
  current: () => Promise<Result<Token, Failure>>
  /** Another token than the one the server refused. Whoever comes second shares the first one's request, or finds its result. */
  renew: (refused: Token) => Promise<Result<Token, Failure>>
  adopt: (token: Token) => void
}

/**
 * One token for everybody. `fetchToken` makes one request; a failed one is made once more, then the failure is `token_retry`
 * ("Generate token failed after retry", spec §4). A server out of reach stays `network` or `unavailable`: that is what the person can act on. @assumed
 */
export function createTokenSource(fetchToken: () => Promise<Result<Token, Failure>>, keeper: TokenKeeper): TokenSource {
  let pending: Promise<Result<Token, Failure>> | null = null

  const fetchTwice = async (): Promise<Result<Token, Failure>> => {
    const first = await fetchToken()
    if (first.ok || isPassing(first.failure)) return first
    const second = await fetchToken()
    return second.ok || isPassing(second.failure) ? second : failed(clientFailure('token_retry'))
  }

  const fetchShared = () => {
    pending ??= fetchTwice().then((result) => {
      if (result.ok) keeper.write(result.value)
      pending = null
      return result
    })
    return pending
  }

  const current = async () => {
    const kept = keeper.read()
    return kept ? succeed(kept) : fetchShared()
  }

  return {
    current,
    renew: async (refused) => {
      const kept = keeper.read()
      if (kept && kept.token !== refused.token) return succeed(kept)
      return fetchShared()
    },
    adopt: keeper.write,
  }
}
