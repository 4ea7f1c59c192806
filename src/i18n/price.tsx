import { currencySign, formatAmount, formatPrice } from './format'
import { useLocale, useText } from './use-text'

const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/**
 * A price on a page. In Arabic the riyal's symbol is for the eye only (few fonts have it, and screen readers don't know it): what is read
 * aloud and copied is the word. `minor`: halalas, pence, cents.
 */
export function Price({ minor, currency = 'SAR' }: { minor: number; currency?: string }) {
  const locale = useLocale()
  const t = useText('common')
  if (locale === 'en' || currency !== 'SAR')
    return <bdi dir="ltr">{locale === 'en' ? formatPrice(minor, 'en', currency) : `${currency} ${formatAmount(minor)}`}</bdi>
  return (
    <>
      <bdi dir="ltr">
        <span aria-hidden="true" data-riyal="" style={{ userSelect: 'none' }}>
          {currencySign(currency, locale)}
        </span>{' '}
        {formatAmount(minor)}
      </bdi>
      <span style={unseen}> {t('riyal')}</span>
    </>
  )
}
