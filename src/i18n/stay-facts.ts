import type { Accommodation } from '../contract/catalogue-schema'
import { kilometres } from '../domain/distance'
import { useText } from './use-text'

export type StayFacts = Pick<
  Accommodation,
  'type' | 'room' | 'bathroom' | 'board' | 'distanceMetres' | 'minutesAway' | 'minAge' | 'maxAge' | 'checkInDay'
>

/** A place to live in short, always in this order, so that places can be compared (spec §3). The page needs the dictionary `course`. */
export function useStayFacts() {
  const t = useText('course')
  return (stay: StayFacts): string[] => {
    const { type, room, bathroom, board, distanceMetres, minutesAway, minAge, maxAge, checkInDay } = stay
    // A studio is its own room.
    const kind = room === type ? [] : [t(`accommodation.type.${type}`)]
    return [
      [...kind, t(`accommodation.room.${room}`), t(`accommodation.bathroom.${bathroom}`)].join(' · '),
      t(`accommodation.board.${board}`),
      t('accommodation.distance', { away: t('accommodation.away', { count: minutesAway }), distance: kilometres(distanceMetres) }),
      maxAge === null ? t('accommodation.minimumAge', { age: minAge }) : t('accommodation.ages', { from: minAge, to: maxAge }),
      t('accommodation.checkIn', { weekday: t(`weekday.${checkInDay}`) }),
    ]
  }
}
