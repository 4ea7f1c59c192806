/** What every mail's HTML shares: language, direction, a column that fits a phone. */
import { type Locale, localeFacts } from '../../src/config/locales'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/**
 * A whole document around `body` (HTML, already escaped). Styles are inline and plain: mail readers drop the rest.
 * @param title the subject, unescaped.
 */
export function layoutMail(locale: Locale, title: string, body: string): string {
  const { code, direction } = localeFacts[locale]
  const align = direction === 'rtl' ? 'right' : 'left'
  const font = `'IBM Plex Sans Arabic', 'IBM Plex Sans', Tahoma, Arial, sans-serif`
  return `<!doctype html>
<html lang="${code}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f6f4ef;color:#1f2933" dir="${direction}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" cellpadding="0" cellspacing="0" dir="${direction}" style="width:100%;max-width:600px;background:#ffffff;border-radius:8px">
<tr><td style="padding:24px;font:16px/1.6 ${font};text-align:${align}">${body}</td></tr>
</table></td></tr></table>
</body></html>`
}
