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
  min-block-size: calc(var(--header) - 1px);
  max-inline-size: var(--width-page);
  margin-inline: auto;
  padding: var(--space-2) var(--space-4);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
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
/**
 * Each tool has its place before it has come in: the page is drawn meanwhile, and those that are there would move. The switch, whose width nobody
 * knows ahead, grows away from all others.
 */
const Tools = styled.div<{ $hasMenu: boolean }>`
  flex: 1;
  display: grid;
  --icons: ${({ $hasMenu }) => ($hasMenu ? 3 : 2)};
  grid-template-columns: auto repeat(var(--icons), var(--target));
  justify-content: end;
  align-items: center;
  gap: var(--space-1);
  ${from('desktop')} { --icons: 2; }
  @media (max-width: 359px) { gap: 0; }
`
const Search = styled(LocaleLink)`
  display: inline-grid;
  place-items: center;
  inline-size: var(--target);
  block-size: var(--target);
  color: var(--ink);
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
          <LanguageSwitch page={page} />
          <Search to={to.searchByCourse(locale)} title={t('search')}>
            <Icon name="search" label={t('search')} size={22} />
          </Search>
          <CartLink />
          {menu.length > 0 && <PhoneMenu menu={menu} />}
        </Tools>
      </Row>
    </Bar>
  )
}
