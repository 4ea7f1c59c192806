import styled from 'styled-components'
import { courseCalls } from '../../api/course-calls'
import type { Price } from '../../contract/price-schema'
import { todayInRiyadh } from '../../domain/dates'
import { useText } from '../../i18n/use-text'
import { environmentOf } from '../../store/environment'
import { LoadedPart } from '../../ui/loaded-part'
import type { AlternativeProps } from './alternative-props'

const Part = styled.div`
  display: grid;
  gap: var(--space-3);
`
/** What the engine says of this trip today: promotions and why others lost, cheaper ways, visa. Fetched when it is asked for. */
export function WhyPrice({ setting, store, alternative: { choice }, today: price }: AlternativeProps & { today: Price }) {
  const t = useText('offer')
  const load = async () => {
    const [engine, { PriceExplained }, answer] = await Promise.all([
      import('../../domain/pricing'),
      import('../../price-parts/price-explained'),
      courseCalls(environmentOf(store).client).byId(choice.courseId),
    ])
    if (!answer.ok) throw new Error(answer.failure.code)
    const { pricing, country } = answer.value
    const explained = { engine, pricing, terms: setting.terms, today: todayInRiyadh(Date.now()), choice, price, country }
    return (
      <Part>
        <PriceExplained {...explained} />
      </Part>
    )
  }
  return (
    <div data-print="no">
      <LoadedPart label={t('why.open')} failed={t('why.failed')} load={load} />
    </div>
  )
}
