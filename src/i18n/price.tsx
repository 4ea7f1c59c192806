import { currencySign, formatAmount, formatPrice } from './format'
import { useLocale, useText } from './use-text'

/**
 * A price on a page. In Arabic the riyal's symbol is for the eye only (few fonts have it, and screen readers don't know it): what is read
 * aloud and copied is the word. `minor`: halalas, pence, cents. Its looks are in theme/global-style: prices are everywhere.
 */
export function Price({ minor, currency = 'SAR' }: { minor: number; currency?: string }) {
  const locale = useLocale()
  const t = useText('common')
  if (locale === 'en' || currency !== 'SAR')
    return (
      <bdi dir="ltr" className="price">
        {formatPrice(minor, 'en', currency)}
      </bdi>
    )
  return (
    <>
      <bdi dir="ltr" className="price">
        <i aria-hidden="true">{currencySign(currency, locale)}</i> {formatAmount(minor)}
      </bdi>
      <span className="unseen"> {t('riyal')}</span>
    </>
  )
}
