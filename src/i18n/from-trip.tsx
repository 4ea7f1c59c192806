import styled from 'styled-components'
import { Price } from './price'
import { useText } from './use-text'
import { useWeeks } from './weeks'

const Line = styled.span<{ $large: boolean }>`
  display: block;
  line-height: 1.4;
  small { color: var(--ink-soft); }
  strong { white-space: nowrap; font-variant-numeric: tabular-nums; ${({ $large }) => $large && 'font-size: var(--text-3);'} }
`

type Props = { totalSar: number | null; weeks: number; large?: boolean }

/** "4 weeks, all fees in, from 8,450.00". Halalas of the build's `fromTrip` fields; nothing where nothing can be booked. */
export function FromTrip({ totalSar, weeks, large = false }: Props) {
  const t = useText('common')
  const say = useWeeks()
  if (totalSar === null) return null
  return (
    <Line $large={large}>
      <small>{t('trip.from', { weeks: say(weeks) })}</small>{' '}
      <strong>
        <Price minor={totalSar} />
      </strong>
    </Line>
  )
}
