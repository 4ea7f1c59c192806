import { failed, type Result, succeed } from '../domain/result'
import { clientFailure, type Failure } from './failure'

/** The answer in the site's own words. An answer of another shape than the contract's (an older or newer server) is a failure, not an exception. */
export function mapped<From, To>(result: Result<From, Failure>, map: (value: From) => To): Result<To, Failure> {
  if (!result.ok) return failed(result.failure)
  try {
    return succeed(map(result.value))
  } catch {
    // The mapping met a field that is not there.
    return failed(clientFailure('unknown'))
  }
}
