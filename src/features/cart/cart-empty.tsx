import styled from 'styled-components'
import { to } from '../../config/routes'
import { linkTo } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'

const Centre = styled(Card)`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  text-align: center;
  max-inline-size: var(--width-reading);
  margin: var(--space-6) auto;
  > svg { color: var(--ink-soft); }
  > div { display: flex; flex-wrap: wrap; justify-content: center; gap: var(--space-3); }
`

/** Nothing here yet, and where to go from here. */
export function CartEmpty() {
  const t = useText('cart')
  const locale = useLocale()
  return (
    <Centre>
      <Icon name="ticket" size={56} />
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <div>
        <ButtonLink {...linkTo(to.searchByCourse(locale))} icon="search">
          {t('empty.action')}
        </ButtonLink>
        <ButtonLink {...linkTo(to.languageSchools(locale))} kind="quiet">
          {t('empty.schools')}
        </ButtonLink>
      </div>
    </Centre>
  )
}
