import styled from 'styled-components'
import { to } from '../../config/routes'
import type { CompareItem } from '../../contract/trip-schema'
import { writeEntry } from '../../domain/quote/write-entry'
import { LocaleLink, linkTo } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { ButtonLink } from '../../ui/button'
import { IconButton } from '../../ui/icon-button'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { type Row, useCompareRows } from './use-compare-rows'

/** The table scrolls inside its frame; the names of the rows stay. */
const Frame = styled.section`
  /* What is heard but not seen is placed in here, not in the page, which would grow sideways. */
  position: relative;
  overflow-x: auto;
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  @media print { overflow: visible; border: 0; button, tfoot { display: none; } }
`
const Table = styled.table`
  min-inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  th, td { padding: var(--space-3); text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); font-size: var(--text--1); }
  td, thead th { min-inline-size: 9.5rem; inline-size: 15rem; }
  thead th { font-size: var(--text-0); line-height: 1.4; }
  tr > :first-child { position: sticky; inset-inline-start: 0; z-index: 1; min-inline-size: 0; inline-size: 7.5rem; background: var(--sunk); color: var(--ink-soft); font-weight: 600; font-size: var(--text--1); border-inline-end: 1px solid var(--line); }
  td strong { display: block; font-size: var(--text-1); font-variant-numeric: tabular-nums; }
  td small { display: block; color: var(--ink-soft); }
  tbody tr:not([data-differs]) td { color: var(--ink-soft); }
  tbody tr[data-differs] > :first-child { color: var(--highlight-ink); background: linear-gradient(var(--highlight-soft), var(--highlight-soft)) var(--paper); }
`
const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-1);
  button { margin-block-start: calc(-1 * var(--space-2)); }
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

const differs = ({ cells }: Row) => new Set(cells.map(({ value }) => value)).size > 1

type Props = {
  items: readonly CompareItem[]
  /** Search part of a course's address, so that it opens on the same trip. */
  queryOf: (item: CompareItem) => string
  onlyDifferences: boolean
  onRemove: (courseId: number) => void
}

/** Courses in columns, facts in rows; rows in which they differ stand out. */
export function CompareTable({ items, queryOf, onlyDifferences, onRemove }: Props) {
  const t = useText('compare')
  const locale = useLocale()
  const rows = useCompareRows(items).filter((row) => !onlyDifferences || row.isTotal || differs(row))
  const quoteOf = ({ course: { id, trip } }: CompareItem) =>
    `${to.quote(locale)}${writeEntry({ course: id, weeks: trip?.weeks, start: trip?.startDate })}`
  const pathOf = (item: CompareItem) => `${to.course(locale, item.course.url)}${queryOf(item)}`
  return (
    <Frame tabIndex={0} aria-label={t('table')}>
      <Table>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{t('feature')}</VisuallyHidden>
            </td>
            {items.map((item) => (
              <th key={item.course.id} scope="col">
                <Head>
                  <LocaleLink to={pathOf(item)}>{item.course.name}</LocaleLink>
                  <IconButton icon="x" label={t('remove', { name: item.course.name })} onClick={() => onRemove(item.course.id)} />
                </Head>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} data-differs={differs(row) || undefined}>
              <th scope="row">
                {row.name}
                {differs(row) && <VisuallyHidden> ({t('differs')})</VisuallyHidden>}
              </th>
              {row.cells.map(({ shown }, column) => (
                <td key={items[column]?.course.id}>{shown}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {items.map((item) => (
              <td key={item.course.id}>
                <Ways>
                  <ButtonLink size="small" {...linkTo(pathOf(item))}>
                    {t('open')}
                  </ButtonLink>
                  {item.course.bookable && (
                    <ButtonLink size="small" kind="quiet" {...linkTo(quoteOf(item))}>
                      {t('quote')}
                    </ButtonLink>
                  )}
                </Ways>
              </td>
            ))}
          </tr>
        </tfoot>
      </Table>
    </Frame>
  )
}
