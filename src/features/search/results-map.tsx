import { useCallback, useMemo, useState } from 'react'
import styled from 'styled-components'
import type { PlaceCount } from '../../contract/search-schema'
import { useMapTiles } from '../../hooks/use-map-tiles'
import { formatNumber } from '../../i18n/format'
import { useLocale, useText } from '../../i18n/use-text'
import { mapHeight } from '../../ui/map/map-height'
import { type MapPlace, PlaceMap } from '../../ui/map/place-map'
import { Skeleton } from '../../ui/skeleton'
import { CityPanel } from './city-panel'
import { citiesOf, lowest } from './city-places'
import { type SearchState, withValues } from './search-state'
import type { Go } from './use-search'

const Both = styled.div`
  display: grid;
  gap: var(--space-4);
`
const halalas = 100

export type ResultsMapProps = { places: readonly PlaceCount[]; state: SearchState; onChange: Go }

/** Where the results are: a mark a city with what it costs from there; the chosen city's schools stand under the map. */
export function ResultsMap({ places, state, onChange }: ResultsMapProps) {
  const t = useText('search')
  const { map, giveUp } = useMapTiles(useLocale())
  const [chosen, setChosen] = useState<string | null>(null)
  const cities = useMemo(() => citiesOf(places), [places])
  const from = useCallback(
    (price: number | null, count: number) =>
      price === null ? t('courses', { count }) : t('mapFrom', { price: formatNumber(Math.ceil(price / halalas)) }),
    [t],
  )
  const marks = useMemo<MapPlace[]>(
    () => cities.map(({ value, fromSar, count, ...place }) => ({ ...place, id: value, aside: from(fromSar, count) })),
    [cities, from],
  )
  const heap = (heaped: readonly MapPlace[]) => {
    const inside = cities.filter(({ value }) => heaped.some(({ id }) => id === value))
    const count = inside.reduce((sum, city) => sum + city.count, 0)
    return { name: t('cities', { count: heaped.length }), aside: from(lowest(inside.map(({ fromSar }) => fromSar)), count) }
  }
  const city = cities.find(({ value }) => value === chosen)
  return (
    <Both>
      {map ? (
        <PlaceMap
          {...map}
          label={t('mapLabel', { count: cities.length })}
          places={marks}
          chosen={chosen}
          heap={heap}
          onChoose={({ id }) => setChosen(id)}
          onNoTiles={giveUp}
          words={{ closer: t('closer'), farther: t('farther') }}
        />
      ) : (
        <Skeleton $height={mapHeight} />
      )}
      {city ? (
        <CityPanel city={city} onShow={() => onChange({ ...withValues(state, 'city', [city.value]), map: false })} />
      ) : (
        <p>{cities.length > 0 ? t('mapHint') : t('nothing')}</p>
      )}
    </Both>
  )
}
