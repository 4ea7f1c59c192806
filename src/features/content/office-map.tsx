import { useState } from 'react'
import styled from 'styled-components'
import { positionOf } from '../../domain/distance'
import { useText } from '../../i18n/use-text'
import { Chip } from '../../ui/chip'
import { latePart } from '../../ui/late-part'
import { DrawnPlace } from '../../ui/map/drawn-place'
import { PlaceSkeleton } from '../../ui/map/place-skeleton'
import { NoStreets, type StreetsProps } from './no-streets'

/** What changes the map lies on it, so that it stays under the finger whatever comes. */
const Parts = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-3);
  > button { position: absolute; z-index: 1; inset-block-start: var(--space-3); inset-inline-start: var(--space-3); box-shadow: var(--shadow); }
`

const Streets = latePart<StreetsProps>(
  () => import('./office-streets').then(({ OfficeStreets }) => OfficeStreets),
  <PlaceSkeleton />,
  NoStreets,
)

type Props = {
  office: StreetsProps['office']
  /** Of the build: see domain/coasts. */
  coasts: string
  /** A service's map can be opened here. */
  hasService: boolean
}

/**
 * Where the head office is: a pin on the coasts around it, which is true wherever the office moves. Where a map service is configured
 * (`map/service`, spec §3) its map comes when it is asked for: no visitor's address goes to the service before. @assumed
 */
export function OfficeMap({ office, coasts, hasService }: Props) {
  const t = useText('content')
  const [isOpen, setOpen] = useState(false)
  const place = positionOf(office)
  if (!place) return null
  const drawn = (
    <DrawnPlace
      coasts={coasts}
      name={t('contact.mapHere')}
      label={t('contact.mapLabel', { address: office.address })}
      caption={
        <>
          <bdi>
            {place.latitude}, {place.longitude}
          </bdi>{' '}
          · {t('contact.mapNote')}
        </>
      }
    />
  )
  return (
    <Parts>
      {hasService && (
        <Chip icon="map" pressed={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('contact.streets')}
        </Chip>
      )}
      {isOpen ? <Streets office={office}>{drawn}</Streets> : drawn}
    </Parts>
  )
}
