import styled from 'styled-components'
import { to } from '../../config/routes'
import type { CompareItem } from '../../contract/trip-schema'
import { writeEntry } from '../../domain/quote/write-entry'
import { useNextFocus } from '../../hooks/use-next-focus'
import { LocaleLink, linkTo } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { ButtonLink } from '../../ui/button'
import { IconButton } from '../../ui/icon-button'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { Cell, ColumnName, Frame, Line, Part, RowName, Table } from './compare-grid'
import { useScrollTogether } from './scroll-together'
import { type Row, useCompareRows } from './use-compare-rows'

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
  const together = useScrollTogether()
  const columns = useNextFocus<HTMLTableElement>('content')
  const rows = useCompareRows(items).filter((row) => !onlyDifferences || row.isTotal || differs(row))
  const quoteOf = ({ course: { id, trip } }: CompareItem) =>
    `${to.quote(locale)}${writeEntry({ course: id, weeks: trip?.weeks, start: trip?.startDate })}`
  const pathOf = (item: CompareItem) => `${to.course(locale, item.course.url)}${queryOf(item)}`
  return (
    <Frame>
      <Table ref={columns} $columns={items.length} aria-label={t('table')}>
        <Part.Head onScroll={together}>
          <Line>
            <Cell>
              <VisuallyHidden>{t('feature')}</VisuallyHidden>
            </Cell>
            {items.map((item) => {
              const { id, name, school } = item.course
              return (
                <ColumnName key={id} aria-label={`${name} · ${school.name}`}>
                  <LocaleLink to={pathOf(item)}>{name}</LocaleLink>
                  <small>
                    <LocaleLink to={to.school(locale, school.url)}>{school.name}</LocaleLink>
                  </small>
                  <IconButton data-removes icon="x" label={t('remove', { name })} onClick={() => onRemove(id)} />
                </ColumnName>
              )
            })}
          </Line>
        </Part.Head>
        <Part.Body onScroll={together} tabIndex={0} aria-label={t('table')}>
          {rows.map((row) => (
            <Line key={row.key} data-differs={differs(row) || undefined}>
              <RowName>
                {row.name}
                {differs(row) && <VisuallyHidden> ({t('differs')})</VisuallyHidden>}
              </RowName>
              {row.cells.map(({ shown }, column) => (
                <Cell key={items[column]?.course.id}>{shown}</Cell>
              ))}
            </Line>
          ))}
        </Part.Body>
        <Part.Foot onScroll={together}>
          <Line>
            <Cell />
            {items.map((item) => (
              <Cell key={item.course.id}>
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
              </Cell>
            ))}
          </Line>
        </Part.Foot>
      </Table>
    </Frame>
  )
}
