import type { ReactNode } from 'react'
import styled from 'styled-components'
import { scrollsAside } from '../theme/scrolls-aside'
import { Icon } from './icon'
import { keepInSight } from './keep-in-sight'

const Frame = styled.section.attrs({ onFocus: keepInSight })`
  ${scrollsAside}
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
`
const Table = styled.table`
  min-inline-size: max-content;
  caption { padding: var(--space-3) var(--space-4); text-align: start; font-weight: 600; }
  th, td { padding: var(--space-3) var(--space-4); text-align: start; border-block-start: 1px solid var(--line); }
  thead th { background: var(--sunk); font-size: var(--text--1); }
  [data-figures] { text-align: end; font-variant-numeric: tabular-nums; }
  thead button { display: inline-flex; align-items: center; gap: var(--space-1); min-block-size: var(--target); color: var(--action); font-weight: 600; }
`

export type Column<Row> = {
  key: string
  name: string
  cell: (row: Row) => ReactNode
  /** Numbers stand under each other. */
  figures?: boolean
  sortable?: boolean
}
export type Sorting = { by: string; order: 'ascending' | 'descending' }

export type DataTableProps<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string | number
  sorting?: Sorting
  onSort?: (sorting: Sorting) => void
}

/** Rows of one kind. Pressing a column's name sorts by it, pressing again turns the order. */
export function DataTable<Row>({ caption, columns, rows, rowKey, sorting, onSort }: DataTableProps<Row>) {
  const sort = (key: string) =>
    onSort?.({ by: key, order: sorting?.by === key && sorting.order === 'ascending' ? 'descending' : 'ascending' })
  return (
    <Frame tabIndex={0} aria-label={caption}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, name, figures, sortable }) => (
              <th key={key} scope="col" data-figures={figures} aria-sort={sorting?.by === key ? sorting.order : undefined}>
                {sortable && onSort ? (
                  <button type="button" onClick={() => sort(key)}>
                    {name}
                    <Icon name={sorting?.by !== key ? 'arrow-down-up' : sorting.order === 'ascending' ? 'chevron-up' : 'chevron-down'} />
                  </button>
                ) : (
                  name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, figures }) => (
                <td key={key} data-figures={figures}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  )
}
