import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { from, narrow } from '../../theme/breakpoints'
import { Button } from '../../ui/button'
import { Badge, Chip } from '../../ui/chip'
import { SelectField } from '../../ui/select-field'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { changed, countFilters, type SearchState, type SortChoice, sortChoices } from './search-state'

/** On the phone: count and map, then filters and order; all in one line beside the column of filters. */
const Bar = styled.div`
  display: grid;
  gap: var(--space-2) var(--space-3);
  grid-template: 'count map' auto 'filters sort' auto / auto minmax(0, 1fr);
  align-items: center;
  > :nth-child(1) { grid-area: count; }
  > :nth-child(2) { grid-area: map; justify-self: end; }
  > :nth-child(3) { grid-area: filters; }
  > :nth-child(4) { grid-area: sort; }
  @media ${narrow} { grid-template: 'count' auto 'map' auto 'filters' auto 'sort' auto / minmax(0, 1fr); > :nth-child(2) { justify-self: start; } }
  ${from('tablet')} { grid-template: 'count filters sort map' auto / minmax(0, 1fr) auto 15rem auto; }
`
const Count = styled.h2`
  font-size: var(--text-2);
`
/** The column of filters takes its place on wide screens. */
const OpenFilters = styled.div`
  button { min-block-size: 48px; }
  ${from('desktop')} { display: none; }
`

type Props = {
  /** The number of results in words, or that it is being looked for. */
  summary: string
  state: SearchState
  onChange: (next: SearchState) => void
  onFilters: () => void
}

/** How many there are, in which order, as a list or on the map. */
export function Toolbar({ summary, state, onChange, onFilters }: Props) {
  const t = useText('search')
  const filters = countFilters(state)
  return (
    <Bar>
      <Count id="results" tabIndex={-1}>
        <span role="status">{summary}</span>
      </Count>
      <Chip icon="map" pressed={state.map} onClick={() => onChange({ ...state, map: !state.map })}>
        {t('map')}
      </Chip>
      <OpenFilters>
        <Button kind="quiet" icon="sliders-horizontal" aria-haspopup="dialog" onClick={onFilters}>
          {t('filters')} {filters > 0 && <Badge>{filters}</Badge>}
        </Button>
      </OpenFilters>
      <SelectField
        label={<VisuallyHidden>{t('sort.label')}</VisuallyHidden>}
        value={state.sort}
        onChange={(event) => onChange(changed(state, { sort: event.target.value as SortChoice }))}
      >
        {sortChoices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`sort.${choice}`)}
          </option>
        ))}
      </SelectField>
    </Bar>
  )
}
