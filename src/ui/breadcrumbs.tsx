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
  li { display: flex; align-items: center; gap: var(--space-1); min-inline-size: 0; }
  li:last-child { flex: 1 0 6rem; inline-size: 6rem; }
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  a { display: inline-flex; align-items: center; min-block-size: var(--target); overflow-wrap: anywhere; }
`

export type Crumb = { href: string; label: string }

type Props = {
  label: string
  crumbs: Crumb[]
  current: string
  /** BCP 47, of a title that is not in the page's language. */
  currentLang?: string
}

/** The way down to this page; the last one is the page itself, cut short where its line is full: its heading says it whole. */
export function Breadcrumbs({ label, crumbs, current, currentLang }: Props) {
  return (
    <nav aria-label={label}>
      <List>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href}>
            {index > 0 && <Icon name="chevron-right" size={16} />}
            <a href={crumb.href}>{crumb.label}</a>
          </li>
        ))}
        <li aria-current="page">
          <Icon name="chevron-right" size={16} />
          <span lang={currentLang}>{current}</span>
        </li>
      </List>
    </nav>
  )
}
