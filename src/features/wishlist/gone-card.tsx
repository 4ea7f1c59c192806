import { to } from '../../config/routes'
import { linkTo } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { Button, ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'

/** A kept course that left the catalogue: said clearly, with a way on. */
export function GoneCard({ onRemove }: { onRemove: () => void }) {
  const t = useText('wishlist')
  const locale = useLocale()
  const actions = (
    <>
      <ButtonLink kind="quiet" icon="search" {...linkTo(to.searchByCourse(locale))}>
        {t('findLike')}
      </ButtonLink>
      <Button data-removes kind="plain" icon="trash-2" onClick={onRemove}>
        {t('remove')}
      </Button>
    </>
  )
  return (
    <Notice tone="warn" title={t('gone')} actions={actions}>
      {t('goneText')}
    </Notice>
  )
}
