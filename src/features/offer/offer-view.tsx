import type { Client } from '../../api/client'
import type { IssuedQuote } from '../../contract/quote-schema'
import { formatDate } from '../../i18n/format'
import { PriceLines } from '../../i18n/price-lines'
import { useLocale, useText } from '../../i18n/use-text'

type Props = { client: Client; quote: IssuedQuote; reload: () => void }

export function OfferView({ quote }: Props) {
  const t = useText('offer')
  const locale = useLocale()
  return (
    <>
      <h1>
        {t('number')} <bdi>{quote.number}</bdi>
      </h1>
      <p>{t('validUntil', { date: formatDate(quote.valid_until, locale) })}</p>
      {quote.alternatives.map(({ names, price }) => (
        <section key={names.url.en}>
          <h2>{names.name[locale]}</h2>
          <PriceLines price={price} />
        </section>
      ))}
    </>
  )
}
