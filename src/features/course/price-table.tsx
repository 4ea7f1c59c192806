import styled from 'styled-components'
import type { LengthPrice } from '../../domain/pricing/opening'
import { Price } from '../../i18n/price'
import { useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'

/** Positioned, so that the words for screen readers in the prices scroll with it and do not widen the page. */
const Wrap = styled.section`
  position: relative;
  margin-block-start: var(--space-4);
  overflow-x: auto;
  background: var(--paper);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
`

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th, td { padding: var(--space-3) clamp(var(--space-2), 3vw, var(--space-4)); text-align: start; white-space: nowrap; }
  td { text-align: end; }
  thead th { color: var(--ink-soft); font-size: var(--text--1); }
  thead th + th { text-align: end; }
  tbody tr { border-block-start: 1px solid var(--line); }
  td:last-child { font-weight: 600; }
  @media (max-width: 29.99em) { font-size: var(--text--1); }
`

/** Part of the built page, so that prices are there without JavaScript and for search engines. */
export function PriceTable({ lengths }: { lengths: LengthPrice[] }) {
  const t = useText('course')
  const weeksText = useWeeks()
  return (
    <Wrap tabIndex={0} aria-label={t('prices.table')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('prices.weeks')}</th>
            <th scope="col">{t('prices.perWeek')}</th>
            <th scope="col">{t('prices.total')}</th>
          </tr>
        </thead>
        <tbody>
          {lengths.map(({ weeks, totalSar }) => (
            <tr key={weeks}>
              <th scope="row">{weeksText(weeks)}</th>
              <td>
                <Price minor={Math.round(totalSar / weeks)} />
              </td>
              <td>
                <Price minor={totalSar} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Wrap>
  )
}
