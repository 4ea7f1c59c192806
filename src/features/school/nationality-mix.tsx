import styled from 'styled-components'

export type Share = { nationality: string; percent: number }

const Bars = styled.ul`
  display: grid;
  gap: var(--space-3);
  max-inline-size: var(--width-reading);
  li { display: grid; grid-template-columns: min(8.5rem, 45%) minmax(0, 1fr) min(3rem, 20%); gap: var(--space-3); align-items: center; line-height: 1.4; }
  i { display: block; block-size: 12px; border-radius: var(--radius-full); background: var(--highlight); }
  bdi { text-align: end; font-variant-numeric: tabular-nums; }
`

/** Who sits in the classes, as bars: the number stands beside each. */
export function NationalityMix({ shares }: { shares: Share[] }) {
  const most = Math.max(...shares.map(({ percent }) => percent), 1)
  return (
    <Bars className="mix">
      {shares.map(({ nationality, percent }) => (
        <li key={nationality}>
          <span>{nationality}</span>
          <i style={{ inlineSize: `${Math.round((percent / most) * 100)}%` }} />
          <bdi dir="ltr">{percent}%</bdi>
        </li>
      ))}
    </Bars>
  )
}
