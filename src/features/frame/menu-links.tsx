import styled from 'styled-components'
import { LocaleLink } from '../../i18n/locale-link'
import type { MenuEntry } from './frame-data'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
    color: var(--ink);
    text-decoration: none;
  }
  a:hover, a[aria-current] {
    color: var(--action);
    text-decoration: underline;
  }
`

export function MenuLinks({ menu }: { menu: MenuEntry[] }) {
  return (
    <List>
      {menu.map(({ label, path }) => (
        <li key={path}>
          <LocaleLink to={path}>{label}</LocaleLink>
        </li>
      ))}
    </List>
  )
}
