import styled from 'styled-components'
import { spacedPhone } from '../../domain/spaced-phone'
import { useText } from '../../i18n/use-text'
import type { Contacts } from './frame-data'

const List = styled.dl`
  display: grid;
  gap: var(--space-2);
  dt { color: var(--ink-soft); }
  /* A single word in Latin letters: not worth their file on an Arabic page. */
  &:lang(ar) a[href^="mailto:"] { font-family: var(--font-local); }
  a { display: inline-flex; align-items: center; min-block-size: var(--target); }
`

const digits = (phone: string) => phone.replace(/[^\d+]/g, '')

/** Phones and addresses of the web are left-to-right inside Arabic (design domain §7). An unset one has no line. */
export function ContactList({ contacts }: { contacts: Contacts }) {
  const t = useText('common')
  const rows: [key: string, value: string, href?: string][] = [
    ['phone', spacedPhone(contacts.phone), `tel:${digits(contacts.phone)}`],
    ['whatsapp', spacedPhone(contacts.whatsapp), `https://wa.me/${digits(contacts.whatsapp).replace('+', '')}`],
    ['email', contacts.email, `mailto:${contacts.email}`],
    ['address', contacts.address],
    ['hours', contacts.hours],
  ]
  return (
    <List>
      {rows
        .filter(([, value]) => value !== '')
        .map(([key, value, href]) => (
          <div key={key}>
            <dt>{t(`footer.${key}`)}</dt>
            <dd>
              {href ? (
                <a href={href} dir="ltr">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
    </List>
  )
}
