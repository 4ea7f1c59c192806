import { kilometres, metresBetween, type Position } from '../domain/distance'
import { bearingBetween, type SchoolMap, wayOf } from '../domain/school-map'
import { useText } from './use-text'

/** Metres within which a place has no direction from the centre. */
const near = 100

/** What a map of a city's schools says, for those who see it and those who don't. Wants the texts `course`. */
export function useSchoolMapWords() {
  const t = useText('course')
  return {
    /** "1.4 km north-east of the centre as the crow flies". */
    fromCentre: (centre: Position, place: Position) => {
      const metres = metresBetween(centre, place)
      if (metres < near) return t('cityMap.centre')
      return t('cityMap.place', { distance: kilometres(metres), way: t(`cityMap.ways.${wayOf(bearingBetween(centre, place))}`) })
    },
    /** `own`: what the large dot is, where one school is told from the others. */
    legend: ({ kilometres: outer, marks }: SchoolMap, city: string, own?: string) => {
      const beyond = marks.filter(({ isBeyond }) => isBeyond).length
      const others = marks.length - 1
      const dots = own
        ? others > 0
          ? [own, t('cityMap.others', { count: others, city })]
          : [own]
        : [t('cityMap.schools', { count: marks.length, city })]
      return [
        ...dots,
        t('cityMap.rings', { inner: outer / 2, outer }),
        ...(beyond > 0 ? [t('cityMap.beyond', { count: beyond })] : []),
      ].join(' ')
    },
  }
}
