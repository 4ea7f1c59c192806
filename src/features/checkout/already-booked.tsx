import { to } from '../../config/routes'
import { linkTo } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'

/** Back from the thank-you page: there is nothing left to book, and here is what was (case 44). */
export function AlreadyBooked({ number }: { number: string }) {
  const t = useText('checkout')
  const locale = useLocale()
  const action = <ButtonLink {...linkTo(to.thankYou(locale))}>{t('booked.action')}</ButtonLink>
  return (
    <Notice tone="success" title={t('booked.title')} actions={action}>
      {t('booked.text', { number: `\u2066${number}\u2069` })}
    </Notice>
  )
}
