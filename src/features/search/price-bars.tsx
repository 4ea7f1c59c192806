import styled from 'styled-components'
import type { PriceSpan } from '../../contract/search-schema'

/** Money runs from the reading side, as the two fields under it do. */
const Bars = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  align-items: end;
  gap: 3px;
  block-size: 48px;
`
const Bar = styled.span<{ $isIn: boolean }>`
  border-radius: 3px 3px 0 0;
  background: var(${({ $isIn }) => ($isIn ? '--highlight' : '--line')});
`

const halalas = 100
const whole = 100
/** A bar with anything in it can be seen. */
const lowest = 6

/** How many results there are at which price; those between the bounds stand out. A picture only: the fields say the bounds. */
export function PriceBars({ prices, from, to }: { prices: PriceSpan; from: number | null; to: number | null }) {
  const { minSar, maxSar, bars } = prices
  const width = (maxSar - minSar) / bars.length
  const highest = Math.max(1, ...bars)
  const isIn = (index: number) =>
    (to === null || minSar + index * width <= to * halalas) && (from === null || minSar + (index + 1) * width >= from * halalas)
  return (
    <Bars aria-hidden="true">
      {bars.map((count, index) => (
        <Bar
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={index}
          $isIn={isIn(index)}
          style={{ blockSize: `${count === 0 ? 0 : Math.max(lowest, (count / highest) * whole)}%` }}
        />
      ))}
    </Bars>
  )
}
