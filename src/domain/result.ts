/** A value or the reason there is none. Errors are values in the client and in the domain (architecture §6). */
export type Success<T> = { ok: true; value: T }
export type Refusal<E> = { ok: false; failure: E }
export type Result<T, E = string> = Success<T> | Refusal<E>

export const succeed = <T>(value: T): Success<T> => ({ ok: true, value })
export const failed = <E>(failure: E): Refusal<E> => ({ ok: false, failure })
