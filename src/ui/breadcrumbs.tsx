import styled from 'styled-components'
import { Icon } from './icon'

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-1);
  padding-block-end: var(--space-2);
  color: var(--ink-soft);
  font-size: var(--text--1);
  li { display: inline-flex; align-items: center; gap: var(--space-1); }
  a { display: inline-flex; align-items: center; min-block-size: var(--target); }
`

export type Crumb = { href: string; label: string }

/** The way down to this page; the last one is the page itself. */
export function Breadcrumbs({ label, crumbs, current }: { label: string; crumbs: Crumb[]; current: string }) {
  return (
    <nav aria-label={label}>
      <List>
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.label}</a>
            <Icon name="chevron-right" size={16} />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </List>
    </nav>
  )
}
