import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '../icon-button'
import { type DrawnMap, drawMap, type MapActs, type MapPlace, type MapTiles } from './draw-map'
import { mapHeight } from './map-height'
import { mapStyle } from './map-style'
import { placeSize } from './place-size'

export type { MapPlace, MapTiles } from './draw-map'

const Frame = styled.div<{ $isOfOne: boolean }>`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  ${({ $isOfOne }) => ($isOfOne ? placeSize : `block-size: ${mapHeight};`)}
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--sunk);
  ${mapStyle}
`
const Steps = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-start: var(--space-3);
  inset-inline-end: var(--space-3);
  display: grid;
  border-radius: var(--radius-field);
  background: var(--paper);
  box-shadow: var(--shadow);
`
const Credits = styled.p`
  position: absolute;
  z-index: 2;
  inset-block-end: 0;
  inset-inline-end: 0;
  padding: 2px var(--space-2);
  border-start-start-radius: var(--radius-field);
  background: color-mix(in srgb, var(--paper) 85%, transparent);
  font-size: var(--text--2);
`

const nothing = { name: '', aside: '' }

export type PlaceMapProps = {
  /** What is on it, for people who cannot see it. */
  label: string
  /** A new list moves the map to it. */
  places: readonly MapPlace[]
  chosen: string | null
  /** Null: the map is drawn. */
  tiles: MapTiles | null
  credits: readonly { name: string; url: string }[]
  /** There is one place: its map is smaller. */
  isOfOne?: boolean
  /** Not wanted where there is one place. */
  heap?: MapActs['heap']
  /** Not wanted where marks are links. */
  onChoose?: MapActs['onChoose']
  onNoTiles: MapActs['onNoTiles']
  words: { closer: string; farther: string }
}

/** A map with marks that are buttons. It brings Leaflet: parts that show one come when they are opened (`ui/late-part`). */
export function PlaceMap({ label, places, chosen, tiles, credits, isOfOne = false, heap, onChoose, onNoTiles, words }: PlaceMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const acts = useRef({ heap, onChoose, onNoTiles })
  const [drawn, setDrawn] = useState<DrawnMap | null>(null)
  acts.current = { heap, onChoose, onNoTiles }
  useEffect(() => {
    if (!box.current) return
    const map = drawMap(box.current, tiles, {
      heap: (heaped) => acts.current.heap?.(heaped) ?? nothing,
      onChoose: (place) => acts.current.onChoose?.(place),
      onNoTiles: () => acts.current.onNoTiles(),
    })
    setDrawn(map)
    return () => {
      map.remove()
      setDrawn(null)
    }
  }, [tiles])
  useEffect(() => drawn?.show(places, chosen), [drawn, places, chosen])
  return (
    <Frame $isOfOne={isOfOne} role="region" aria-label={label}>
      <div ref={box} dir="ltr" tabIndex={-1} />
      <Steps>
        <IconButton icon="plus" label={words.closer} onClick={() => drawn?.zoom(1)} />
        <IconButton icon="minus" label={words.farther} onClick={() => drawn?.zoom(-1)} />
      </Steps>
      {credits.length > 0 && (
        <Credits dir="ltr">
          ©{' '}
          {credits.map(({ name, url }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <a href={url} rel="noopener">
                {name}
              </a>
            </span>
          ))}
        </Credits>
      )}
    </Frame>
  )
}
