import { to } from '../../config/routes'
import type { IssuedQuote } from '../../contract/quote-schema'
import { useFailureMessage } from '../../i18n/failure-message'
import { formatDate } from '../../i18n/format'
import { linkTo } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'
import { Button, ButtonLink } from '../../ui/button'
import { FieldError } from '../../ui/field-frame'
import { Notice } from '../../ui/notice'
import { useReissue } from './use-reissue'

/** Over, booked, or nothing to say: what holds now and the next step. */
export function OfferNews({ store, quote }: { store: Root; quote: IssuedQuote }) {
  const t = useText('offer')
  const locale = useLocale()
  const say = useFailureMessage()
  const { busy, failure, reissue } = useReissue(store, quote)
  if (quote.status === 'accepted')
    return (
      <Notice
        tone="success"
        title={t('accepted.title')}
        actions={
          <ButtonLink kind="quiet" size="small" {...linkTo(to.cart(locale))}>
            {t('accepted.cart')}
          </ButtonLink>
        }
      >
        {t('accepted.text')}
      </Notice>
    )
  if (quote.status !== 'expired') return null
  // A guest's quote whose session has long ended names nobody any more: it is made anew.
  const isLeft = quote.alternatives.some(({ now }) => now.price !== null)
  return (
    <Notice
      tone="warn"
      title={t('expired.title', { date: formatDate(quote.valid_until, locale) })}
      actions={
        isLeft && quote.student.firstname !== '' ? (
          <Button busy={busy} onClick={reissue} icon="refresh-cw">
            {t('expired.again')}
          </Button>
        ) : (
          <ButtonLink {...linkTo(to.quote(locale))}>{t('unknown.new')}</ButtonLink>
        )
      }
    >
      {t(isLeft ? 'expired.text' : 'expired.none')}
      {failure && <FieldError>{say(failure)}</FieldError>}
    </Notice>
  )
}
