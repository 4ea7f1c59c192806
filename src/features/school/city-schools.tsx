import type { Position } from '../../domain/distance'
import { schoolMap } from '../../domain/school-map'
import { useSchoolMapWords } from '../../i18n/school-map-words'
import { SchoolMapFigure } from '../../ui/map/school-map'

type City = Position & { name: string; branches: (Position & { entityId: number })[] }

/** The city's schools on a map; how far each lies from the centre stands beside its name. */
export function CitySchools({ city }: { city: City }) {
  const { legend } = useSchoolMapWords()
  const map = schoolMap(
    city,
    city.branches.map(({ entityId, latitude, longitude }) => ({ id: entityId, latitude, longitude })),
  )
  return <SchoolMapFigure map={map} caption={legend(map, city.name)} />
}
