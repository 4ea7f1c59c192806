import styled from 'styled-components'
import { Price } from '../../i18n/price'
import { useText } from '../../i18n/use-text'
import { CardBody, CardGrid, gridCardSizes } from '../../ui/card'
import { Poster } from '../../ui/poster'
import type { CoursePage } from './course-page'
import { sceneOf } from './scene-of'

const Stay = styled.article`
  overflow: hidden;
  background: var(--paper);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
  h3 { font-size: var(--text-1); }
  ul { list-style: none; padding: 0; margin: 0; color: var(--ink-soft); font-size: var(--text--1); }
  img { display: block; inline-size: 100%; block-size: auto; }
`

const Rate = styled.p`
  margin-block-start: auto;
  strong { font-size: var(--text-1); }
`

/** Accommodation options as cards that can be compared: the same facts in the same order (spec §3). */
export function Stays({ page }: { page: CoursePage }) {
  const t = useText('course')
  const { pricing } = page.course
  const rateOf = (id: number) => pricing.accommodations.find((one) => one.id === id)?.lists[0]?.bands[0]?.price ?? null
  return (
    <CardGrid>
      {page.accommodations.map((stay) => {
        const rate = rateOf(stay.id)
        const facts = [
          `${t(`accommodation.room.${stay.room}`)} · ${t(`accommodation.bathroom.${stay.bathroom}`)}`,
          t(`accommodation.board.${stay.board}`),
          t('accommodation.away', { count: stay.minutesAway }),
          t('accommodation.minimumAge', { age: stay.minAge }),
          t('accommodation.checkIn', { weekday: t(`weekday.${stay.checkInDay}`) }),
        ]
        return (
          <Stay key={stay.id}>
            <Poster slug={sceneOf[stay.type]} photos={stay.pictures} alt="" sizes={gridCardSizes} flush />
            <CardBody>
              <h3>{stay.name}</h3>
              <ul>
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
              {rate !== null && (
                <Rate>
                  <strong>
                    <Price minor={rate} currency={pricing.currency} />
                  </strong>{' '}
                  {t('accommodation.perWeek')}
                </Rate>
              )}
            </CardBody>
          </Stay>
        )
      })}
    </CardGrid>
  )
}
