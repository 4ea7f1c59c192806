/** Loaded when somebody subscribes. */
import type { Locale } from '../../config/locales'
import { normaliseEmail } from '../../domain/email'
import { lateClient } from '../../hooks/late-client'

export type Subscribing = 'asked' | 'invalid' | 'often' | 'failed'

/** Asks the address; the answer is the same for every address (case 51). */
export async function sendNewsletter(locale: Locale, typed: string, website: string): Promise<Subscribing> {
  const email = normaliseEmail(typed)
  if (email === null) return 'invalid'
  const result = await lateClient(locale).call('core/newsletters/subscribe', { email, website })
  if (result.ok) return 'asked'
  if (result.failure.code === 'rate_limited') return 'often'
  return result.failure.code === 'validation' ? 'invalid' : 'failed'
}
