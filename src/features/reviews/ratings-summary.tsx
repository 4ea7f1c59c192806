import styled from 'styled-components'
import type { ReviewRatings } from '../../contract/review-schema'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'

const Summary = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-8);
  max-inline-size: var(--width-reading);
  ${from('tablet')} { grid-template-columns: 1fr 1fr; }
  > p { grid-column: 1 / -1; color: var(--ink-soft); }
  > p strong { font-size: var(--text-4); color: var(--ink); }
  ul, dl { display: grid; gap: var(--space-1); margin: 0; align-content: start; list-style: none; }
  li { display: grid; grid-template-columns: 5rem minmax(0, 1fr) 2rem; gap: var(--space-2); align-items: center; }
  i { block-size: 8px; border-radius: var(--radius-full); background: var(--highlight); forced-color-adjust: none; }
  dl div { display: flex; justify-content: space-between; gap: var(--space-4); border-block-end: 1px solid var(--line); }
  b, dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
`

const share = (count: number, all: number) => ({ inlineSize: `${Math.round((count * 100) / all)}%` })
const asNumber = (tenths: number) => (tenths / 10).toFixed(1)

/** Mean, number, how many are verified; how many gave each number of stars; the mean of each criterion. */
export function RatingsSummary({ ratings }: { ratings: ReviewRatings }) {
  const t = useText('reviews')
  const { average, count, verified, distribution, criteria } = ratings
  return (
    <Summary data-rating={average / 10} data-count={count}>
      <p>
        <strong>{asNumber(average)}</strong> {t('mean', { count })} {t('verifiedOf', { count: verified })}
      </p>
      <ul>
        {distribution.map((row) => (
          <li key={row.stars}>
            <span>{t('gave', { count: row.stars })}</span>
            <i style={share(row.count, count)} />
            <b>{row.count}</b>
          </li>
        ))}
      </ul>
      <dl>
        {criteria.map(({ code, average: mean }) => (
          <div key={code}>
            <dt>{t(`form.criteria.${code}`)}</dt>
            <dd>{asNumber(mean)}</dd>
          </div>
        ))}
      </dl>
    </Summary>
  )
}
