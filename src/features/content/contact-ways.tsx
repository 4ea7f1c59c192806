import styled from 'styled-components'
import { spacedPhone } from '../../domain/spaced-phone'
import { useText } from '../../i18n/use-text'
import { Icon, type IconName } from '../../ui/icon'
import { mailLink, phoneLink, whatsappLink } from './reach'

/** Of the store's configuration; an unset one is empty. */
export type Reach = { phone: string; whatsapp: string; email: string }

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
`
const Way = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 var(--space-4);
  block-size: 100%;
  padding: var(--space-4);
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  text-decoration: none;
  transition: border-color var(--motion-quick);
  &:hover { border-color: var(--action); }
  svg { grid-row: span 2; }
  strong { font-weight: 600; }
  bdi { color: var(--ink); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`

type Prepared = { whatsappText?: string; subject?: string; body?: string }
type Row = { key: string; icon: IconName; value: string; href: string }

/** Phone, WhatsApp and e-mail as large targets. Numbers and addresses are left-to-right inside Arabic (design domain §7). */
export function ContactWays({ reach, whatsappText, subject, body }: { reach: Reach } & Prepared) {
  const t = useText('content')
  const rows: Row[] = [
    { key: 'whatsapp', icon: 'message-circle', value: spacedPhone(reach.whatsapp), href: whatsappLink(reach.whatsapp, whatsappText) },
    { key: 'call', icon: 'phone', value: spacedPhone(reach.phone), href: phoneLink(reach.phone) },
    { key: 'email', icon: 'mail', value: reach.email, href: mailLink(reach.email, subject, body) },
  ]
  return (
    <List>
      {rows
        .filter(({ value }) => value !== '')
        .map(({ key, icon, value, href }) => (
          <li key={key}>
            <Way href={href} rel={href.startsWith('https:') ? 'noopener' : undefined}>
              <Icon name={icon} size={28} />
              <strong>{t(`contact.${key}`)}</strong>
              <span>
                <bdi dir="ltr">{value}</bdi>
              </span>
            </Way>
          </li>
        ))}
    </List>
  )
}
