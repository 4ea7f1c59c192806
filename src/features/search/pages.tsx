import styled from 'styled-components'
import { LocaleLink } from '../../i18n/locale-link'
import { useText } from '../../i18n/use-text'
import { type SearchState, writeSearch } from './search-state'

const Row = styled.nav`
  display: flex;
  justify-content: center;
  align-items: center;
  gap: var(--space-4);
  padding-block: var(--space-6);
  a { display: inline-flex; align-items: center; min-block-size: 44px; padding-inline: var(--space-3); font-weight: 600; }
`

/** To the page before and after, as links that can be opened elsewhere. */
export function Pages({ state, pages, path }: { state: SearchState; pages: number; path: string }) {
  const t = useText('search')
  if (pages < 2) return null
  const address = (page: number) => `${path}${writeSearch({ ...state, page })}`
  return (
    <Row aria-label={t('pages')}>
      {state.page > 1 && <LocaleLink to={address(Math.min(state.page - 1, pages))}>{t('previous')}</LocaleLink>}
      <span>{t('pageOf', { page: state.page, pages })}</span>
      {state.page < pages && <LocaleLink to={address(state.page + 1)}>{t('next')}</LocaleLink>}
    </Row>
  )
}
