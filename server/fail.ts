/** How a rule refuses. Texts are the client's (design architecture §5 c); the server sends codes. */
import { type ServerFailureCode, serverFailures } from '../src/contract/failures'

/** Field name (dots into objects, e.g. `billing.email`) → the rule it breaks (locales `validation`). */
export type FailedFields = Record<string, string>
export type FailDetails = { fields?: FailedFields /** Seconds. */; retryAfter?: number }

export class Failure extends Error {
  readonly status: number

  constructor(
    readonly code: ServerFailureCode,
    readonly details: FailDetails = {},
  ) {
    super(code)
    this.name = 'Failure'
    this.status = serverFailures[code].status
  }
}

/** `throw fail('core_cart_101')`: ends the call with the code's status and `{ error: { code, fields?, requestId } }`. Rolls a transaction back. */
export const fail = (code: ServerFailureCode, details?: FailDetails): Failure => new Failure(code, details)
