import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { Icon } from './icon'
import { pageNumbers } from './page-numbers'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-1);
  a, span { display: grid; place-items: center; min-inline-size: var(--target); min-block-size: var(--target); border-radius: var(--radius-field); font-weight: 600; text-decoration: none; font-variant-numeric: tabular-nums; }
  a:hover { background: var(--action-soft); }
  [aria-current] { background: var(--contrast); color: var(--on-contrast); }
  @media (forced-colors: active) { [aria-current] { outline: 2px solid CanvasText; } }
`

export type PaginationProps = {
  label: string
  page: number
  pages: number
  href: (page: number) => string
  /** Turns the page without loading; without it the links do. */
  onTurn?: (page: number) => void
  words: { previous: string; next: string; page: (page: number) => string }
}

/** Pages of a list as links, so that they work before any script and can be opened apart. */
export function Pagination({ label, page, pages, href, onTurn, words }: PaginationProps) {
  if (pages <= 1) return null
  const turn = (to: number) => (event: MouseEvent) => {
    if (!onTurn || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onTurn(to)
  }
  const step = (to: number, icon: 'chevron-left' | 'chevron-right', name: string) => (
    <li>
      <a href={href(to)} rel={to < page ? 'prev' : 'next'} aria-label={name} onClick={turn(to)}>
        <Icon name={icon} />
      </a>
    </li>
  )
  return (
    <nav aria-label={label}>
      <List>
        {page > 1 && step(page - 1, 'chevron-left', words.previous)}
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index < 3 ? 'before' : 'after'}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={href(number)}
                aria-label={words.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={turn(number)}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        {page < pages && step(page + 1, 'chevron-right', words.next)}
      </List>
    </nav>
  )
}
