import styled from 'styled-components'
import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useLocale, useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { Icon } from '../../ui/icon'
import { CartLink } from './cart-link'
import type { MenuEntry } from './frame-data'
import { LanguageSwitch } from './language-switch'
import { Logo } from './logo'
import { MenuLinks } from './menu-links'
import { PhoneMenu } from './phone-menu'

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--layer-sticky);
  background: var(--page);
  border-block-end: 1px solid var(--line);
`
const Row = styled.div`
  max-inline-size: var(--width-page);
  margin-inline: auto;
  padding: var(--space-2) var(--space-4);
  display: flex;
  align-items: center;
  gap: var(--space-2);
  /* The narrowest phones, and 400 % zoom: every tool stays a full target. */
  @media (max-width: 359px) { gap: 0; padding-inline: var(--space-2); }
`
const Wide = styled.nav`
  display: none;
  ${from('desktop')} {
    display: block;
    margin-inline-start: var(--space-6);
  }
`
/** Each tool has its place before it has come in: the page is drawn meanwhile, and those that are there would move. */
const Tools = styled.div<{ $hasMenu: boolean }>`
  margin-inline-start: auto;
  display: grid;
  --ends: ${({ $hasMenu }) => ($hasMenu ? 2 : 1)};
  grid-template-columns: var(--target) auto repeat(var(--ends), minmax(var(--target), auto));
  align-items: center;
  gap: var(--space-1);
  ${from('desktop')} { --ends: 1; }
  @media (max-width: 359px) { gap: 0; }
`
const Search = styled(LocaleLink)`
  display: inline-grid;
  place-items: center;
  inline-size: var(--target);
  block-size: var(--target);
`

export function Header({ menu, page }: { menu: MenuEntry[]; page: PageContext }) {
  const t = useText('common')
  const locale = useLocale()
  return (
    <Bar>
      <Row>
        <Logo />
        {menu.length > 0 && (
          <Wide aria-label={t('mainMenu')}>
            <MenuLinks menu={menu} />
          </Wide>
        )}
        <Tools $hasMenu={menu.length > 0}>
          <Search to={to.searchByCourse(locale)} title={t('search')}>
            <Icon name="search" label={t('search')} size={22} />
          </Search>
          <LanguageSwitch page={page} />
          <CartLink />
          {menu.length > 0 && <PhoneMenu menu={menu} />}
        </Tools>
      </Row>
    </Bar>
  )
}
