import type { AccommodationPricing } from '../../contract/pricing-schema'
import { dayInWords } from '../../domain/price-words'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import { AmountList, type AmountRow } from '../../ui/amount-list'
import { Disclosure } from '../../ui/disclosure'

type Props = { home: AccommodationPricing; currency: string; notes: string }
type Span = { from: string; to: string }

/** What a place costs beside its weeks, and what the school says of it. */
export function StayFees({ home, currency, notes }: Props) {
  const t = useText('course')
  const line = useText('pricing')
  const locale = useLocale()
  const { placementFee, under18PerWeek, summer, christmas } = home
  const fee = (kind: string, minor: number, per: string, span?: Span): AmountRow[] => {
    if (minor === 0) return []
    const days = span && t('closingRange', { from: dayInWords(span.from, locale), to: dayInWords(span.to, locale) })
    const name = line(`line.${kind}`)
    const amount = (
      <>
        <Price minor={minor} currency={currency} /> {t(`accommodation.${per}`)}
      </>
    )
    return [{ key: kind, label: days ? `${name} (${days})` : name, amount }]
  }
  const rows = [
    ...fee('placement', placementFee, 'once'),
    ...fee('accommodationUnder18', under18PerWeek, 'perWeek'),
    ...(summer ? fee('accommodationSummer', summer.perWeek, 'perWeek', summer) : []),
    ...(christmas ? fee('accommodationChristmas', christmas.price, christmas.rule === 'flat' ? 'flat' : 'perNight', christmas) : []),
  ]
  if (rows.length === 0 && notes === '') return null
  return (
    <Disclosure summary={t('accommodation.fees')}>
      {rows.length > 0 && <AmountList rows={rows} />}
      {notes !== '' && <p>{notes}</p>}
    </Disclosure>
  )
}
