/** The rows mails are made of. */
import type { Locale } from '../../src/config/locales'
import type { RenderedMail } from './mail'
import { escapeHtml, layoutMail } from './mail-layout'

/** A mail is written once as rows; HTML and text are two ways to print them. */
export type MailRow =
  | { kind: 'heading' | 'paragraph' | 'hint'; text: string }
  | { kind: 'fact'; label: string; value: string; strong?: boolean; note?: string }
  | { kind: 'steps'; texts: string[] }
  /** A button that leads to our site. */
  | { kind: 'link'; text: string; href: string }
  /** What a person wrote, with its line breaks. */
  | { kind: 'quote'; text: string }

export const fact = (label: string, value: string, more: { strong?: boolean; note?: string } = {}): MailRow => ({
  kind: 'fact',
  label,
  value,
  ...more,
})

export function rowHtml(row: MailRow): string {
  switch (row.kind) {
    case 'heading':
      return `<h2 style="font-size:18px;margin:28px 0 8px">${escapeHtml(row.text)}</h2>`
    case 'paragraph':
      return `<p style="margin:0 0 8px">${escapeHtml(row.text)}</p>`
    case 'hint':
      return `<p style="margin:16px 0 4px;font-size:14px;color:#52606d">${escapeHtml(row.text)}</p>`
    case 'steps':
      return `<ol style="margin:0 0 16px">${row.texts.map((step) => `<li style="margin:0 0 6px">${escapeHtml(step)}</li>`).join('')}</ol>`
    case 'link':
      return `<p style="margin:20px 0"><a href="${escapeHtml(row.href)}" style="display:inline-block;padding:12px 20px;background:#0b6e6e;color:#ffffff;border-radius:10px;text-decoration:none;font-weight:bold">${escapeHtml(row.text)}</a></p>`
    case 'quote':
      return `<blockquote dir="auto" style="margin:12px 0;padding:12px 16px;background:#f6f4ef;white-space:pre-wrap">${escapeHtml(row.text)}</blockquote>`
    case 'fact': {
      const weight = row.strong ? 'font-weight:bold;' : ''
      const note = row.note ? `<br><span style="font-size:14px;font-weight:normal;color:#52606d">${escapeHtml(row.note)}</span>` : ''
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td style="padding:6px 0;border-top:1px solid #e4e0d6;${weight}">${escapeHtml(row.label)}${note}</td>
<td style="padding:6px 0;border-top:1px solid #e4e0d6;text-align:end;white-space:nowrap;vertical-align:top;${weight}">${escapeHtml(row.value)}</td>
</tr></table>`
    }
  }
}

export function rowText(row: MailRow): string {
  switch (row.kind) {
    case 'heading':
      return `\n${row.text}\n${'-'.repeat(24)}`
    case 'steps':
      return row.texts.map((step, index) => `${index + 1}. ${step}`).join('\n')
    case 'fact':
      return `${row.label}: ${row.value}${row.note ? `\n   ${row.note}` : ''}`
    case 'link':
      return `${row.text}:\n${row.href}`
    default:
      return row.text
  }
}

/** A whole mail out of its rows. `title`: the subject. */
export const rowsMail = (locale: Locale, title: string, rows: readonly MailRow[]): RenderedMail => ({
  subject: title,
  html: layoutMail(locale, title, rows.map(rowHtml).join('\n')),
  text: `${rows.map(rowText).join('\n\n')}\n`,
})
