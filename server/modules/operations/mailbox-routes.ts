/** /dev/mailbox: mail that would have left, in development and tests (design api.md "Outbox and mail"). Never registered in production. */
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../events/mail-layout'
import { attachmentHeader } from '../../plugins/attachment-name'
import type { Services } from '../../services'

const newest = 100
const idOnly = { schema: { hide: true } }

const list = ({ db }: Services, to: string | undefined) => {
  const query = db.selectFrom('mailbox_messages').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(newest)
  return (to ? query.where('recipient', '=', to) : query).execute()
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}td,th{padding:.4rem .8rem;text-align:start}'

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`

type Row = Awaited<ReturnType<typeof list>>[number]

const row = ({ id, created_at, recipient, subject, locale }: Row): string =>
  `<tr><td>${escapeHtml(created_at)}</td><td><bdi>${escapeHtml(recipient)}</bdi></td><td lang="${locale}"><a href="/dev/mailbox/${id}"><bdi>${escapeHtml(subject)}</bdi></a></td></tr>`

const filesOf = ({ db }: Services, id: string) =>
  db.selectFrom('mailbox_attachments').select(['message_id', 'name']).where('message_id', '=', id).orderBy('name').execute()

const fileLink = ({ message_id, name }: { message_id: string; name: string }): string =>
  `<p><a href="/dev/mailbox/${message_id}/files/${encodeURIComponent(name)}"><bdi>${escapeHtml(name)}</bdi></a></p>`

/** A mail is shown in a frame without rights; its own styles are inline. */
const messagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

export async function registerMailbox(app: FastifyInstance, services: Services): Promise<void> {
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox.json', idOnly, async ({ query }, reply) => {
    const items = (await list(services, query.to)).map(({ recipient, body_text, ...rest }) => ({ ...rest, to: recipient, text: body_text }))
    return reply.header('cache-control', 'no-store').send({ items })
  })
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox', idOnly, async ({ query }, reply) => {
    const rows = (await list(services, query.to)).map(row).join('')
    const body = `<h1>/dev/mailbox</h1><table>${rows}</table>`
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', messagePolicy)
      .type('text/html; charset=utf-8')
      .send(page('/dev/mailbox', body))
  })
  app.get<{ Params: { id: string; part?: string } }>('/dev/mailbox/:id', idOnly, async ({ params }, reply) => {
    const found = await services.db.selectFrom('mailbox_messages').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!found) return reply.callNotFound()
    const files = await filesOf(services, found.id)
    const body = `<p><a href="/dev/mailbox">/dev/mailbox</a></p><h1 lang="${found.locale}"><bdi>${escapeHtml(found.subject)}</bdi></h1><p><bdi>${escapeHtml(found.recipient)}</bdi></p>${files.map(fileLink).join('')}
<iframe sandbox title="${escapeHtml(found.subject)}" style="width:100%;height:40rem;border:1px solid #ccc" src="/dev/mailbox/${found.id}/html"></iframe>
<pre dir="auto" style="white-space:pre-wrap">${escapeHtml(found.body_text)}</pre>`
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', messagePolicy)
      .type('text/html; charset=utf-8')
      .send(page(found.subject, body))
  })
  app.get<{ Params: { id: string; name: string } }>('/dev/mailbox/:id/files/:name', idOnly, async ({ params }, reply) => {
    const file = await services.db
      .selectFrom('mailbox_attachments')
      .selectAll()
      .where('message_id', '=', params.id)
      .where('name', '=', params.name)
      .executeTakeFirst()
    if (!file) return reply.callNotFound()
    reply.header('cache-control', 'no-store').header('content-disposition', attachmentHeader(file.name, 'attachment'))
    return reply.type(file.media_type).send(Buffer.from(file.content, 'base64'))
  })
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id/html', idOnly, async ({ params }, reply) => {
    const found = await services.db.selectFrom('mailbox_messages').select('html').where('id', '=', params.id).executeTakeFirst()
    if (!found) return reply.callNotFound()
    reply.header('cache-control', 'no-store').header('content-security-policy', messagePolicy).header('x-frame-options', 'sameorigin')
    return reply.type('text/html; charset=utf-8').send(found.html)
  })
}
