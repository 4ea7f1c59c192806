import { Price } from './price'
import { useText } from './use-text'
import { useWeeks } from './weeks'

/** "4 weeks, all fees in, from 8,450.00". Halalas of the build's `trip` and `fromTrip` fields; nothing where nothing can be booked. */
export function FromTrip({ totalSar, weeks, exact = false }: { totalSar: number | null; weeks: number; exact?: boolean }) {
  const t = useText('common')
  const say = useWeeks()
  if (totalSar === null) return null
  return (
    <span>
      <small>{t(exact ? 'trip.exact' : 'trip.from', { weeks: say(weeks) })}</small>{' '}
      <strong style={{ whiteSpace: 'nowrap' }}>
        <Price minor={totalSar} />
      </strong>
    </span>
  )
}
