import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import type { PlacedRecord } from '../../store/placed-record'
import { Card } from '../../ui/card'
import { CopyButton } from '../../ui/copy-button'

const Stack = styled(Card)`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  p > bdi { display: block; overflow-wrap: anywhere; }
  strong { user-select: all; }
`

/** Where to transfer to, as the payment method said it, and the reference that ties the transfer to the booking. */
export function BankDetails({ record }: { record: PlacedRecord }) {
  const t = useText('thank-you')
  return (
    <Stack as="section" aria-labelledby="bank-details">
      <h2 id="bank-details">{t('bank.title')}</h2>
      <p>
        {record.instructions.split('\n').map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </p>
      <p>
        {t('bank.reference')}: <strong dir="ltr">{record.paymentReference}</strong>
      </p>
      <CopyButton text={record.paymentReference} label={t('copyReference')} copiedLabel={t('copied')} />
    </Stack>
  )
}
