import { Fragment, memo } from 'react'
import styled from 'styled-components'
import { usualWeeks } from '../../config/search'
import type { PriceSpan } from '../../contract/search-schema'
import { useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { AgeFilter } from './age-filter'
import { type Facets, useFacetWords } from './facet-words'
import { FilterGroup } from './filter-group'
import { FilterValues } from './filter-values'
import { NumberChoices } from './number-choices'
import { PriceFilter } from './price-filter'
import { changed, type FilterName, filterNames, type SearchState, toggled } from './search-state'

const Groups = styled.div`
  display: grid;
  > * + * { border-block-start: 1px solid var(--line); }
`

export type FiltersProps = {
  facets: Facets
  prices: PriceSpan | null
  state: SearchState
  onChange: (next: SearchState) => void
}

/** The filters that are numbers: who travels, how long, for how much. */
function NumberFilters({ facets, prices, state, onChange }: FiltersProps) {
  const t = useText('search')
  const weeks = useWeeks()
  const { age, priceFrom, priceTo } = state
  return (
    <>
      <FilterGroup name={t('filter.price')} chosen={Number(priceFrom !== null || priceTo !== null)}>
        <PriceFilter
          key={`${priceFrom}-${priceTo}`}
          {...{ priceFrom, priceTo, prices }}
          onChange={(bounds) => onChange(changed(state, bounds))}
        />
      </FilterGroup>
      <FilterGroup name={t('filter.age')} chosen={Number(age !== null)}>
        <AgeFilter key={age} age={age} values={facets.age ?? []} onChange={(next) => onChange(changed(state, { age: next }))} />
      </FilterGroup>
      <FilterGroup name={t('filter.weeks')} chosen={Number(state.weeks !== usualWeeks)}>
        <NumberChoices
          label={t('filter.weeks')}
          values={facets.weeks ?? []}
          chosen={state.weeks}
          nameOf={weeks}
          onChoose={(next) => onChange(changed(state, { weeks: next ?? usualWeeks }))}
        />
      </FilterGroup>
    </>
  )
}

/** Before this one stand the numbers: where and what come first, who and how long next. */
const numbersBefore: FilterName = 'level'

/** All that can narrow a list, each value with the number of results it would leave. Drawn anew only when something of it has changed. */
export const Filters = memo((props: FiltersProps) => {
  const { facets, state, onChange } = props
  const t = useText('search')
  const nameOf = useFacetWords(facets)
  return (
    <Groups>
      {filterNames.map((name, index) => (
        <Fragment key={name}>
          {name === numbersBefore && <NumberFilters {...props} />}
          {facets[name]?.length ? (
            <FilterGroup name={t(`filter.${name}`)} chosen={state.filters[name]?.length ?? 0} isOpen={index < 3}>
              <FilterValues
                values={facets[name]}
                chosen={state.filters[name] ?? []}
                nameOf={(value) => nameOf(name, value) ?? value}
                onToggle={(value) => onChange(toggled(state, name, value))}
              />
            </FilterGroup>
          ) : null}
        </Fragment>
      ))}
    </Groups>
  )
})
