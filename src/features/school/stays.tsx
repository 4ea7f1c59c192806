import styled from 'styled-components'
import type { AccommodationType } from '../../contract/catalogue-schema'
import { useText } from '../../i18n/use-text'
import { Card, CardBody, CardGrid, gridCardSizes } from '../../ui/card'
import type { Photo } from '../../ui/picture'
import { Poster } from '../../ui/poster'

export type Stay = {
  entityId: number
  name: string
  type: AccommodationType
  room: string
  bathroom: string
  board: string
  minutesAway: number
  minAge: number
  pictures?: Photo[] | null
}

const scenes: Record<AccommodationType, string> = {
  homestay: 'homestay',
  residence: 'residence',
  sharedFlat: 'shared-flat',
  studio: 'studio',
}

const Sheet = styled(Card).attrs({ as: 'article' })`
  padding: 0;
  overflow: hidden;
  ul { color: var(--ink-soft); font-size: var(--text--1); }
`

/** Where students of the branch live: the same facts in the same order, so that they can be compared. */
export function Stays({ stays }: { stays: Stay[] }) {
  const t = useText('course')
  return (
    <CardGrid>
      {stays.map(({ entityId, name, type, room, bathroom, board, minutesAway, minAge, pictures }) => (
        <Sheet key={entityId}>
          <Poster slug={scenes[type]} photos={pictures} alt="" sizes={gridCardSizes} flush />
          <CardBody>
            <h3>{name}</h3>
            <ul className="facts">
              <li>
                {t(`accommodation.room.${room}`)} · {t(`accommodation.bathroom.${bathroom}`)}
              </li>
              <li>{t(`accommodation.board.${board}`)}</li>
              <li>{t('accommodation.away', { count: minutesAway })}</li>
              <li>{t('accommodation.minimumAge', { age: minAge })}</li>
            </ul>
          </CardBody>
        </Sheet>
      ))}
    </CardGrid>
  )
}
