/** Mail: enqueued with its data, rendered and sent by the worker, or kept for /dev/mailbox where there is no SMTP server. */
import nodemailer from 'nodemailer'
import type { Locale } from '../../src/config/locales'
import type { Trx } from '../db/schema'
import type { Env } from '../env'
import type { Services } from '../services'
import { enqueue } from './outbox'
import type { Deliver } from './worker'

export type MailParams = Record<string, unknown>
export type RenderedMail = { subject: string; html: string; text: string }
/** `site`: the public URL links begin with. */
export type MailTemplate = (params: MailParams, locale: Locale, site: string) => RenderedMail

export type Mail = {
  to: string
  /** The person's language at that moment. */
  locale: Locale
  /** A name of server/modules/index.ts `mailTemplates`. */
  template: string
  /** JSON: what the template needs, frozen now. */
  params: MailParams
}

/** Writes a mail into the caller's transaction. @returns the message id. */
export const enqueueMail = (transaction: Trx, mail: Mail, at?: number): Promise<string> => enqueue(transaction, 'mail', mail, at)

type Send = (id: string, mail: Mail, rendered: RenderedMail) => Promise<void>

/** Keeps a mail for the mailbox page; a second delivery of the same message changes nothing. */
const keep =
  ({ db, now }: Services): Send =>
  async (id, { to, locale, template }, { subject, html, text }) => {
    const row = { id, recipient: to, locale, template, subject, html, body_text: text, created_at: new Date(now()).toISOString() }
    await db
      .insertInto('mailbox_messages')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }

function overSmtp(smtpUrl: string, env: Env): Send {
  const transport = nodemailer.createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 })
  const host = new URL(env.publicUrl).hostname
  return async (id, { to }, { subject, html, text }) => {
    /* The id is the Message-ID, so a mail delivered twice is one in most mailboxes. */
    await transport.sendMail({ from: env.mailFrom, to: { name: '', address: to }, subject, html, text, messageId: `<${id}@${host}>` })
  }
}

/** The outbox's `mail` delivery. */
export function createMailDelivery(services: Services, templates: Record<string, MailTemplate>): Deliver {
  const { env } = services
  const send = env.smtpUrl ? overSmtp(env.smtpUrl, env) : keep(services)
  return async ({ id, payload }) => {
    const mail = payload as Mail
    const render = templates[mail.template]
    if (!render) throw new Error(`no mail template ${mail.template}`)
    await send(id, mail, render(mail.params, mail.locale, env.publicUrl))
  }
}
