import styled from 'styled-components'
import { from } from '../../theme/breakpoints'
import { keepInSight } from '../../ui/keep-in-sight'

/** Holds the rounded corners without becoming a box that scrolls: the head sticks to the page. */
export const Frame = styled.div`
  position: relative;
  isolation: isolate;
  overflow: clip;
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  @media print { overflow: visible; border: 0; button, tfoot { display: none; } }
`

/**
 * On a screen each part (head, body, foot) is a box that scrolls sideways, its rows grids with the same columns. So the names of the rows
 * stay within their part, and the head, which no scrolling box holds, stays below the site's header. On paper it is a plain table.
 * Roles say what a grid is no longer taken for by every browser.
 */
export const Table = styled.table.attrs({ role: 'table' })<{ $columns: number }>`
  --label: 8rem;
  --column: 10.5rem;
  min-inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  &:lang(ar) { --label: 6.25rem; }
  th, td { padding: var(--space-3); text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); font-size: var(--text--1); }
  tr > :first-child { position: sticky; inset-inline-start: 0; z-index: 1; padding-inline: var(--space-2); background: var(--sunk); color: var(--ink-soft); font-weight: 600; border-inline-end: 1px solid var(--line); }
  td strong { display: block; font-size: var(--text-1); font-variant-numeric: tabular-nums; }
  td small { display: block; color: var(--ink-soft); }
  tbody tr:not([data-differs]) td { color: var(--ink-soft); }
  tbody tr[data-differs] > :first-child { color: var(--highlight-ink); background: linear-gradient(var(--highlight-soft), var(--highlight-soft)) var(--paper); }
  tfoot > tr > * { border-block-end: 0; }
  @media screen {
    display: block;
    > * {
      /* What is heard but not seen is placed in here, not in the page, which would grow sideways. */
      position: relative;
      display: block;
      overflow-x: auto;
      scroll-padding-inline-start: var(--label);
    }
    > :not(:last-child) { scrollbar-width: none; }
    > * > tr {
      display: grid;
      grid-template-columns: minmax(var(--label), 1fr) repeat(${({ $columns }) => $columns}, minmax(var(--column), 2fr));
      inline-size: max(100%, calc(var(--label) + ${({ $columns }) => $columns} * var(--column)));
    }
    /* Below the site's header: its target, its padding. A window too low for both keeps no names in the way. */
    @media (min-height: 30rem) {
      > thead { position: sticky; inset-block-start: calc(var(--header) - 1px); z-index: 2; background: var(--paper); }
      /* Nothing that has the focus lies under the head. */
      > :not(thead) a { scroll-margin-block-start: 7.5rem; }
    }
  }
`

export const Part = {
  Head: styled.thead.attrs({ role: 'rowgroup', onFocus: keepInSight })``,
  Body: styled.tbody.attrs({ role: 'rowgroup', onFocus: keepInSight })``,
  Foot: styled.tfoot.attrs({ role: 'rowgroup', onFocus: keepInSight })``,
}
export const Line = styled.tr.attrs({ role: 'row' })``
export const Cell = styled.td.attrs({ role: 'cell' })``
export const RowName = styled.th.attrs({ role: 'rowheader', scope: 'row' })``

/**
 * Name and school of a course, each on two lines at most, and the button that takes it out: beside them where there is room, else
 * beside the school.
 */
export const ColumnName = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  > small { display: block; font-weight: 400; }
  @media screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: start;
    column-gap: var(--space-1);
    line-height: 1.4;
    && { padding-block: var(--space-2); padding-inline-end: 0; }
    > :first-child, > small { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
    > :first-child { grid-column: 1 / -1; margin-inline-end: var(--space-3); }
    > button { grid-area: 2 / 2; margin-block: calc(-1 * var(--space-3)); }
    ${from('tablet')} {
      > :first-child { grid-column: 1; margin: 0; font-size: var(--text-0); }
      > button { grid-area: 1 / 2 / 3; margin-block: -2px; }
    }
  }
`
