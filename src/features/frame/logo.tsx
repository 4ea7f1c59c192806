import styled from 'styled-components'
import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { Mark } from '../../ui/brand-mark'

const Home = styled(LocaleLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: var(--target);
  color: var(--ink);
  font-size: var(--text-1);
  font-weight: 600;
  text-decoration: none;
  &:hover { color: var(--ink); }
`

export function Logo() {
  const t = useText('common')
  return (
    <Home to={to.home(useLocale())}>
      <Mark />
      <span>{t('name')}</span>
    </Home>
  )
}
