import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { formatDate } from '../../i18n/format'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import type { PlacedRecord } from '../../store/placed-record'
import { from } from '../../theme/breakpoints'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { CopyButton } from '../../ui/copy-button'
import { saveFile } from '../../ui/save-file'
import { BankDetails } from './bank-details'
import { calendarFile } from './calendar-file'
import { Documents } from './documents'
import { NextSteps } from './next-steps'
import { Trips } from './trips'

const Stack = styled.div`
  display: grid;
  gap: var(--space-6);
`
const Numbers = styled(Card)`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  strong { display: block; font-size: clamp(var(--text-3), 9vw, var(--text-5)); letter-spacing: 0.02em; user-select: all; white-space: nowrap; }
`
const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  align-items: start;
  > * { min-inline-size: 0; }
  ${from('tablet')} { grid-template-columns: 1fr 1fr; }
  h2 { font-size: var(--text-2); margin-block-end: var(--space-3); }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  @media print { display: none; }
`

/** The booking just made: its number large, what happens next with dates, how to pay, what to bring. */
export function Booked({ record }: { record: PlacedRecord }) {
  const t = useText('thank-you')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const pay = t('next.pay', { date: formatDate(record.payBefore, locale) })
  const addToCalendar = () => {
    const words = { trip: ({ name, city }: { name: string; city: string }) => t('next.travelText', { course: name, city }), pay }
    saveFile(calendarFile(record, words, Date.now()), `${record.number}.ics`, 'text/calendar')
  }
  return (
    <Stack>
      <h1 ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      <Numbers as="div">
        <p>
          {t('number')} <strong dir="ltr">{record.number}</strong>
        </p>
        <Actions>
          <CopyButton text={record.number} label={t('copy')} copiedLabel={t('copied')} />
          <Button kind="quiet" icon="calendar-plus" onClick={addToCalendar}>
            {t('calendar')}
          </Button>
          <Button kind="quiet" icon="printer" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </Actions>
        <p>{t('mail')}</p>
        <p>
          {t('total')}:{' '}
          <b>
            <Price minor={record.grandTotal} />
          </b>
        </p>
      </Numbers>
      <Columns>
        <NextSteps record={record} />
        <BankDetails record={record} />
        <Trips record={record} />
        <Documents />
      </Columns>
    </Stack>
  )
}
