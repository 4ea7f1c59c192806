import { customerCurrency } from '../../../src/config/currencies'
import { to } from '../../../src/config/routes'
import type { NoticeKind } from '../../../src/contract/message-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { isolate } from '../../../src/domain/price-words'
import type { MailTemplate } from '../../events/mail'
import { rowsMail } from '../../events/mail-rows'
import { localise } from '../catalogue/localise'
import { amount } from '../orders/mail-format'
import { mailText } from '../orders/mail-text'
import { mailLink } from '../store/mail-link'

/** `before`, `now`: the trip's total in halalas, where it has a price. */
export type NoticeMail = {
  course: LocalisedText
  url: LocalisedText
  school: LocalisedText
  kind: NoticeKind
  token: string
  weeks: number
  before: number | null
  now: number | null
}

/** The mail template `notice_confirm`. */
export const renderNoticeConfirm: MailTemplate = (params, locale, site) => {
  const mail = params as NoticeMail
  const text = mailText(locale)
  const names = { course: isolate(localise(mail.course, locale)), school: isolate(localise(mail.school, locale)) }
  return rowsMail(locale, text('mail:notice.confirmSubject', names), [
    { kind: 'paragraph', text: text(`mail:notice.confirmIntro_${mail.kind}`, names) },
    { kind: 'link', text: text('mail:notice.confirm'), href: mailLink(site, locale, 'notice', 'confirm', mail.token) },
    { kind: 'hint', text: text('mail:notice.ignore') },
  ])
}

/** The mail template `notice_due`: what was waited for has come true. */
export const renderNoticeDue: MailTemplate = (params, locale, site) => {
  const mail = params as NoticeMail
  const text = mailText(locale)
  const { before, now, weeks } = mail
  const names = { course: isolate(localise(mail.course, locale)), school: isolate(localise(mail.school, locale)) }
  const sar = (minor: number) => amount(minor, customerCurrency, locale)
  const prices = before === null || now === null ? null : { count: weeks, before: sar(before), now: sar(now) }
  return rowsMail(locale, text(`mail:notice.subject_${mail.kind}`, names), [
    { kind: 'paragraph', text: text(`mail:notice.intro_${mail.kind}`, names) },
    ...(mail.kind === 'cheaper' && prices ? [{ kind: 'paragraph' as const, text: text('mail:notice.price', prices) }] : []),
    { kind: 'link', text: text('mail:notice.see'), href: encodeURI(`${site}${to.course(locale, localise(mail.url, locale))}`) },
    { kind: 'hint', text: text('mail:notice.once') },
    { kind: 'link', text: text('mail:notice.stop'), href: mailLink(site, locale, 'notice', 'stop', mail.token) },
  ])
}
