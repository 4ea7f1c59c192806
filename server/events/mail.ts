/** Mail: enqueued with its data, rendered and sent by the worker, or kept for /dev/mailbox where there is no SMTP server. */
import nodemailer from 'nodemailer'
import { limits } from '../../src/config/limits'
import type { Locale } from '../../src/config/locales'
import { inTransaction } from '../db/connect'
import type { Trx } from '../db/schema'
import type { Env } from '../env'
import { type PaperJob, paperFileName } from '../paper/paper-job'
import type { Services } from '../services'
import { dueOfNthNewest, enqueue } from './outbox'
import type { Deliver } from './worker'

export type MailParams = Record<string, unknown>
/** `paper`: is printed when the mail leaves, and goes with it. */
export type RenderedMail = { subject: string; html: string; text: string; paper?: PaperJob }
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
  /** Where an answer should go, if not to the sender. */
  replyTo?: string
}

/**
 * What becomes of a mail when its address has had its share: `wait` is sent later and never lost, `drop` is not sent at all, `free` is not
 * counted: mail to ourselves. @assumed
 */
export type Bound = 'wait' | 'drop' | 'free'

/**
 * Writes a mail into the caller's transaction. Whatever a stranger does, an address gets no more than `limits.mail.perHour` mails in any
 * hour (design api.md "Limits"). @param at now, milliseconds. @returns the message id, or null for a mail that was dropped.
 */
export async function enqueueMail(transaction: Trx, mail: Mail, at: number = Date.now(), bound: Bound = 'wait'): Promise<string | null> {
  if (bound === 'free') return enqueue(transaction, 'mail', mail, at)
  const { perHour, window } = limits.mail
  const earlier = await dueOfNthNewest(transaction, mail.to, perHour)
  const due = Math.max(at, earlier === null ? at : earlier + window)
  if (bound === 'drop' && due > at) return null
  return enqueue(transaction, 'mail', mail, at, { recipient: mail.to, due })
}

type Attachment = { filename: string; content: Buffer; contentType: string }
type Send = (id: string, mail: Mail, rendered: RenderedMail, attachments: Attachment[]) => Promise<void>

/** Keeps a mail for the mailbox page; a second delivery of the same message changes nothing. */
const keep =
  ({ db, now }: Services): Send =>
  async (id, { to, locale, template }, { subject, html, text }, attachments) => {
    const row = { id, recipient: to, locale, template, subject, html, body_text: text, created_at: new Date(now()).toISOString() }
    const files = attachments.map(({ filename, content, contentType }) => ({
      message_id: id,
      name: filename,
      media_type: contentType,
      content: content.toString('base64'),
    }))
    await inTransaction(db, async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('mailbox_messages')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows !== 0n && files.length > 0) await trx.insertInto('mailbox_attachments').values(files).execute()
    })
  }

function overSmtp(smtpUrl: string, env: Env): Send {
  const transport = nodemailer.createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 })
  const host = new URL(env.publicUrl).hostname
  return async (id, { to, replyTo }, { subject, html, text }, attachments) => {
    /* The id is the Message-ID, so a mail delivered twice is one in most mailboxes. */
    const answers = replyTo ? { replyTo: { name: '', address: replyTo } } : {}
    const messageId = `<${id}@${host}>`
    await transport.sendMail({ from: env.mailFrom, to: { name: '', address: to }, ...answers, subject, html, text, messageId, attachments })
  }
}

async function attachmentsOf({ paper }: RenderedMail, { press }: Services): Promise<Attachment[]> {
  if (!paper) return []
  const content = Buffer.from(await press.print(paper))
  return [{ filename: paperFileName(paper), content, contentType: 'application/pdf' }]
}

/** The outbox's `mail` delivery. */
export function createMailDelivery(services: Services, templates: Record<string, MailTemplate>): Deliver {
  const { env } = services
  const send = env.smtpUrl ? overSmtp(env.smtpUrl, env) : keep(services)
  return async ({ id, payload }) => {
    const mail = payload as Mail
    const render = templates[mail.template]
    if (!render) throw new Error(`no mail template ${mail.template}`)
    const rendered = render(mail.params, mail.locale, env.publicUrl)
    await send(id, mail, rendered, await attachmentsOf(rendered, services))
  }
}
