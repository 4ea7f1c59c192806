import { useMemo } from 'react'
import { positionOf } from '../../domain/distance'
import { useMapTiles } from '../../hooks/use-map-tiles'
import { useLocale, useText } from '../../i18n/use-text'
import { type MapPlace, PlaceMap } from '../../ui/map/place-map'
import { PlaceSkeleton } from '../../ui/map/place-skeleton'
import { NoStreets, type StreetsProps } from './no-streets'
import { directionsLink } from './reach'

/** Streets can be told apart. */
const closest = 16

/** The head office on the configured service's map. Its mark is the way there. */
export function OfficeStreets({ office, children }: StreetsProps) {
  const t = useText('content')
  const { map, giveUp } = useMapTiles(useLocale(), closest)
  const places = useMemo<MapPlace[]>(() => {
    const place = positionOf(office)
    const mark = { id: 'office', name: t('contact.mapHere'), aside: t('contact.mapDirections'), href: directionsLink(office) }
    return place ? [{ ...mark, ...place }] : []
  }, [office, t])
  if (!map) return <PlaceSkeleton />
  if (!map.tiles) return <NoStreets>{children}</NoStreets>
  return (
    <PlaceMap
      isOfOne
      {...map}
      label={t('contact.streetsLabel', { address: office.address })}
      places={places}
      chosen={null}
      onNoTiles={giveUp}
      words={{ closer: t('contact.closer'), farther: t('contact.farther') }}
    />
  )
}
