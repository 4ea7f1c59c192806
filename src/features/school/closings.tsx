import styled from 'styled-components'
import type { IsoDate } from '../../domain/dates'
import { formatDate } from '../../i18n/format'
import { useLocale, useText } from '../../i18n/use-text'
import { FactTable } from '../../ui/fact-table'
import { PageSection } from '../../ui/page-section'

export type ClosedDays = { from: IsoDate; to: IsoDate; reason: string }

const Sheet = styled.div`
  max-inline-size: var(--width-reading);
`
/** Further ahead than these nobody plans by; the start date's calendar knows them all. @assumed */
const shown = 6

/** Days on which no course starts, those to come. */
export function Closings({ closings, today }: { closings: ClosedDays[]; today: IsoDate }) {
  const t = useText('school')
  const locale = useLocale()
  const coming = closings.filter(({ to }) => to >= today).slice(0, shown)
  if (coming.length === 0) return null
  const whole = (day: IsoDate) => formatDate(day, locale).replaceAll(' ', '\u00a0')
  const days = ({ from, to }: ClosedDays) => (from === to ? whole(from) : t('fromTo', { from: whole(from), to: whole(to) }))
  return (
    <PageSection heading={t('closings')} note={t('closingsNote')}>
      <Sheet>
        <FactTable facts={coming.map((closing) => ({ key: closing.from, name: closing.reason, value: days(closing) }))} />
      </Sheet>
    </PageSection>
  )
}
