import { closingsDuring } from '../domain/pricing/closings'
import { formatDate } from '../i18n/format'
import { useLocale, useText } from '../i18n/use-text'
import type { Explained } from './explained'
import { Hint } from './hint'

/** Days without lessons within the course. Its weeks are priced by their number (design domain §1), so nothing is taken off for them, and it says so. */
export function ClosedHint({ pricing, choice, price }: Pick<Explained, 'pricing' | 'choice' | 'price'>) {
  const t = useText('explained')
  const locale = useLocale()
  const closings = closingsDuring(pricing, choice.startDate, price.endDate)
  if (closings.length === 0) return null
  const date = (day: string) => formatDate(day, locale)
  return (
    <Hint icon="calendar-days" quiet>
      {closings.map(({ from, to, reason }) => (
        <p key={from}>{t(from === to ? 'closed.day' : 'closed.days', { from: date(from), to: date(to), reason: reason[locale] })}</p>
      ))}
      <p>{t('closed.price')}</p>
    </Hint>
  )
}
