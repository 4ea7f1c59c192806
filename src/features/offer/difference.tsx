import type { IssuedQuote, QuoteAlternative } from '../../contract/quote-schema'
import { formatPrice } from '../../i18n/format'
import { useLocale, useText } from '../../i18n/use-text'
import { Notice } from '../../ui/notice'

/** Why an alternative can't be had any more: its own sentence where there is one. */
function useReason() {
  const t = useText('offer')
  return (problem: string | null) => {
    const key = `problem.${problem}`
    const own = t(key)
    return own === key ? t('problem.other') : own
  }
}

/** The price of today against the paper's: the same, less, more, or none. */
export function Difference({ quote, alternative: { price, now } }: { quote: IssuedQuote; alternative: QuoteAlternative }) {
  const t = useText('offer')
  const locale = useLocale()
  const reason = useReason()
  if (!now.price)
    return (
      <Notice tone="error" title={t('gone')}>
        {reason(now.problem)}
      </Notice>
    )
  const amounts = {
    difference: formatPrice(Math.abs(now.difference), locale),
    today: formatPrice(now.price.totalSar, locale),
    before: formatPrice(price.totalSar, locale),
  }
  if (now.difference < 0)
    return (
      <Notice tone="success" title={t('cheaper.title', amounts)}>
        {t('cheaper.text', amounts)}
      </Notice>
    )
  if (now.difference > 0)
    return (
      <Notice tone="warn" title={t('dearer.title', amounts)}>
        {t('dearer.text', amounts)}
      </Notice>
    )
  return quote.status === 'expired' ? <Notice tone="success">{t('sameExpired')}</Notice> : <Notice tone="success">{t('same')}</Notice>
}
