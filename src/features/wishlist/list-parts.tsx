import styled from 'styled-components'
import { to } from '../../config/routes'
import { linkTo } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { ButtonLink } from '../../ui/button'
import { CardGrid } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { Skeleton } from '../../ui/skeleton'

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`

export function Waiting() {
  const t = useText('wishlist')
  return (
    <div role="status">
      <p>{t('loading')}</p>
      <CardGrid $least="20rem">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} $height="34rem" />
        ))}
      </CardGrid>
    </div>
  )
}

/** Nothing kept yet; or a link without a list. */
export function NoWishes({ name }: { name: 'empty' | 'broken' }) {
  const t = useText('wishlist')
  const locale = useLocale()
  const isEmpty = name === 'empty'
  return (
    <EmptyState
      icon="heart"
      title={t(isEmpty ? 'empty.title' : 'shared.broken')}
      actions={
        <>
          <ButtonLink icon="search" {...linkTo(to.searchByCourse(locale))}>
            {t('empty.search')}
          </ButtonLink>
          <ButtonLink kind="quiet" {...linkTo(to.languageSchools(locale))}>
            {t('empty.schools')}
          </ButtonLink>
        </>
      }
    >
      {t(isEmpty ? 'empty.text' : 'shared.brokenText')}
    </EmptyState>
  )
}
