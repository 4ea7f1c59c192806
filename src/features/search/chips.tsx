import styled from 'styled-components'
import { useNextFocus } from '../../hooks/use-next-focus'
import { formatNumber } from '../../i18n/format'
import { useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { type Facets, useFacetWords } from './facet-words'
import { changed, filterNames, type SearchState, toggled, withoutFilters } from './search-state'

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`
const Old = styled.s`
  color: var(--ink-soft);
`

type On = { key: string; name: string; isKnown: boolean; without: SearchState }

function useWhatIsOn(facets: Facets, state: SearchState): On[] {
  const t = useText('search')
  const nameOf = useFacetWords(facets)
  const { q, age, priceFrom, priceTo } = state
  const on: On[] = filterNames.flatMap((name) =>
    (state.filters[name] ?? []).map((value) => {
      const known = nameOf(name, value)
      return { key: `${name}-${value}`, name: known ?? value.slice(0, 40), isKnown: known !== null, without: toggled(state, name, value) }
    }),
  )
  if (q) on.unshift({ key: 'q', name: t('quoted', { words: q }), isKnown: true, without: changed(state, { q: '' }) })
  if (age) on.push({ key: 'age', name: t('ageIs', { age }), isKnown: true, without: changed(state, { age: null }) })
  if (priceFrom)
    on.push({
      key: 'from',
      name: t('priceAtLeast', { price: formatNumber(priceFrom) }),
      isKnown: true,
      without: changed(state, { priceFrom: null }),
    })
  if (priceTo)
    on.push({
      key: 'to',
      name: t('priceAtMost', { price: formatNumber(priceTo) }),
      isKnown: true,
      without: changed(state, { priceTo: null }),
    })
  return on
}

/** What is on, each to be taken off by one press; also what no longer exists. Null facets: names are not known yet. */
export function Chips({ facets, state, onChange }: { facets: Facets | null; state: SearchState; onChange: (next: SearchState) => void }) {
  const t = useText('search')
  const on = useWhatIsOn(facets ?? {}, state)
  const list = useNextFocus<HTMLUListElement>('results')
  if (on.length === 0) return null
  return (
    <Row ref={list} aria-label={t('chosen')}>
      {on.map(({ key, name, isKnown, without }) => (
        <li key={key}>
          <Chip
            data-removes
            removeLabel={isKnown || !facets ? t('remove', { name }) : t('removeUnknown', { name })}
            onClick={() => onChange(without)}
          >
            {isKnown || !facets ? (
              <bdi>{name}</bdi>
            ) : (
              <Old>
                <bdi>{name}</bdi>
              </Old>
            )}
          </Chip>
        </li>
      ))}
      <li>
        <Button data-removes kind="plain" size="small" onClick={() => onChange(withoutFilters(state))}>
          {t('clear')}
        </Button>
      </li>
    </Row>
  )
}
