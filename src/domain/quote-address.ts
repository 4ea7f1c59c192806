import type { Locale } from '../config/locales'
import { to } from '../config/routes'

/**
 * The address of an issued quote, for links, papers and mails: the secret stands in the hash, which no log, no referrer and no server reads.
 * @param site where the site is, without a slash at the end; '' for a link inside it
 */
export const quoteAddress = (site: string, locale: Locale, link: string): string => `${site}${to.offer(locale)}#${link}`
