import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import type { Contacts } from './frame-data'

const Line = styled.div`
  max-inline-size: var(--width-page);
  margin-inline: auto;
  padding: var(--space-4);
  border-block-start: 1px solid var(--line);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-6);
  color: var(--ink-soft);
`

/** What the law wants at the foot of each page: licence, registration, VAT number. */
export function LegalLine({ contacts }: { contacts: Contacts | undefined }) {
  const t = useText('common')
  const numbers: [string, string][] = [
    ['licence', contacts?.licenceNumber ?? ''],
    ['registration', contacts?.commercialRegistration ?? ''],
    ['vat', contacts?.vatNumber ?? ''],
  ]
  return (
    <Line>
      <span>{t('footer.copyright')}</span>
      {numbers
        .filter(([, value]) => value !== '')
        .map(([key, value]) => (
          <span key={key}>
            {t(`footer.${key}`)}: <bdi dir="ltr">{value}</bdi>
          </span>
        ))}
    </Line>
  )
}
