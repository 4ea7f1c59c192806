import type { Locale } from '../../../src/config/locales'
import { to } from '../../../src/config/routes'

/**
 * The address of a mail's button. The secret stands behind the hash: it reaches no server, log or referrer, and a mail scanner that opens
 * the address changes nothing (design api.md "Accounts"). Read by src/features/mail-link.
 * @assumed
 */
export const mailLink = (site: string, locale: Locale, topic: 'newsletter' | 'notice', act: 'confirm' | 'stop', token: string): string =>
  `${site}${to.mailLink(locale)}#${topic}.${act}.${token}`
