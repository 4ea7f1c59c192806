import styled from 'styled-components'
import { listInForce } from '../../domain/pricing/bands'
import { Price } from '../../i18n/price'
import { useStayFacts } from '../../i18n/stay-facts'
import { useText } from '../../i18n/use-text'
import { CardBody, CardGrid, gridCardSizes } from '../../ui/card'
import { Poster } from '../../ui/poster'
import type { CoursePage } from './course-page'
import { sceneOf } from './scene-of'
import { StayFees } from './stay-fees'

const Stay = styled.article`
  overflow: hidden;
  background: var(--paper);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
  h3 { font-size: var(--text-1); }
  ul { list-style: none; padding: 0; margin: 0; color: var(--ink-soft); font-size: var(--text--1); }
  details { font-size: var(--text--1); }
  img { display: block; inline-size: 100%; block-size: auto; }
`

const Rate = styled.p`
  margin-block-start: auto;
  strong { font-size: var(--text-1); }
`

/** Accommodation options as cards that can be compared: the same facts in the same order (spec §3). */
export function Stays({ page }: { page: CoursePage }) {
  const t = useText('course')
  const factsOf = useStayFacts()
  const { pricing } = page.course
  const start = page.opening.startDate ?? page.builtOn
  return (
    <CardGrid>
      {page.accommodations.map((stay) => {
        const home = pricing.accommodations.find((one) => one.id === stay.id)
        const list = home && (listInForce(home.lists, start) ?? home.lists[0])
        const rate = list?.bands[0]?.price
        return (
          <Stay key={stay.id}>
            <Poster slug={sceneOf[stay.type]} photos={stay.pictures} alt="" sizes={gridCardSizes} flush />
            <CardBody>
              <h3>{stay.name}</h3>
              <ul>
                {factsOf(stay).map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
              {rate !== undefined && (
                <Rate>
                  <strong>
                    <Price minor={rate} currency={pricing.currency} />
                  </strong>{' '}
                  {t(list?.rule === 'fixed' ? 'accommodation.flat' : 'accommodation.perWeek')}
                </Rate>
              )}
              {home && <StayFees home={home} currency={pricing.currency} notes={stay.notes} />}
            </CardBody>
          </Stay>
        )
      })}
    </CardGrid>
  )
}
