import { to } from '../../config/routes'
import { linkTo } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'

/** Nothing here yet, and where to go from here. */
export function CartEmpty() {
  const t = useText('cart')
  const locale = useLocale()
  return (
    <EmptyState
      icon="ticket"
      title={t('empty.title')}
      actions={
        <>
          <ButtonLink {...linkTo(to.searchByCourse(locale))} icon="search">
            {t('empty.action')}
          </ButtonLink>
          <ButtonLink {...linkTo(to.languageSchools(locale))} kind="quiet">
            {t('empty.schools')}
          </ButtonLink>
        </>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}
