import styled from 'styled-components'
import type { AccommodationType } from '../../contract/catalogue-schema'
import { type StayFacts, useStayFacts } from '../../i18n/stay-facts'
import { Card, CardBody, CardGrid, gridCardSizes } from '../../ui/card'
import type { Photo } from '../../ui/picture'
import { Poster } from '../../ui/poster'

export type Stay = StayFacts & { entityId: number; name: string; pictures?: Photo[] | null }

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
  const factsOf = useStayFacts()
  return (
    <CardGrid>
      {stays.map((stay) => (
        <Sheet key={stay.entityId}>
          <Poster slug={scenes[stay.type]} photos={stay.pictures} alt="" sizes={gridCardSizes} flush />
          <CardBody>
            <h3>{stay.name}</h3>
            <ul className="facts">
              {factsOf(stay).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </CardBody>
        </Sheet>
      ))}
    </CardGrid>
  )
}
