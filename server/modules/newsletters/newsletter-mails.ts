import type { MailTemplate } from '../../events/mail'
import { rowsMail } from '../../events/mail-rows'
import { mailText } from '../orders/mail-text'
import { mailLink } from '../store/mail-link'

/** The mail template `newsletter_confirm`: a yes and a no, each a click away; without a click nothing happens. */
export const renderNewsletterMail: MailTemplate = ({ token }, locale, site) => {
  const text = mailText(locale)
  return rowsMail(locale, text('mail:newsletter.subject'), [
    { kind: 'paragraph', text: text('mail:newsletter.intro') },
    { kind: 'link', text: text('mail:newsletter.confirm'), href: mailLink(site, locale, 'newsletter', 'confirm', String(token)) },
    { kind: 'hint', text: text('mail:newsletter.ignore') },
    { kind: 'link', text: text('mail:newsletter.stop'), href: mailLink(site, locale, 'newsletter', 'stop', String(token)) },
  ])
}
