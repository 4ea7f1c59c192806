import { cleanText } from './text'

const local = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const address = new RegExp(`^(?=[^@]{1,64}@)${local}@(?:${label}\\.)+(?!\\d+$)${label}$`)

/**
 * An e-mail address trimmed and lower-cased, or null when it is none. Accounts are unique on the result (design domain §2).
 * @assumed addresses are ASCII: our mail path does not ask for SMTPUTF8, so others could never be confirmed.
 */
export function normaliseEmail(text: string): string | null {
  const email = cleanText(text).toLowerCase()
  return email.length <= 254 && address.test(email) ? email : null
}
