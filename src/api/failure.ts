/** Codes the client itself finds; every other code is the server's (contract/failures). `aborted` is never shown: its caller has left. */
export type ClientFailureCode = 'network' | 'unavailable' | 'token_retry' | 'unknown' | 'aborted'

/**
 * What went wrong, as data. Text is found at render, from the code (architecture §5c). `fields`: field name → rule it broke;
 * `retryAfter`: seconds after which the server would listen again.
 */
export type Failure = { code: string; fields?: Record<string, string>; requestId?: string; retryAfter?: number }

export const clientFailure = (code: ClientFailureCode): Failure => ({ code })

/** True where the same call may well succeed later, unchanged: these get a retry button. */
export const isPassing = (failure: Failure) => failure.code === 'network' || failure.code === 'unavailable'
