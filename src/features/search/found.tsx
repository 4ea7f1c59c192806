import { type ReactNode, useMemo, useState } from 'react'
import type { Failure } from '../../api/failure'
import type { CourseList } from '../../contract/course-schema'
import type { SchoolList } from '../../contract/school-schema'
import { useText } from '../../i18n/use-text'
import { FilterSheet } from './filter-sheet'
import { Filters } from './filters'
import type { MaybeKept } from './from-index'
import { Results } from './results'
import { SearchColumns } from './search-columns'
import { countFilters, type SearchState, usualSearch } from './search-state'
import type { Go } from './use-search'
import { WaitingFilters } from './waiting-found'

export type FoundProps<Answer> = {
  answer: MaybeKept<Answer> | null
  /** False while what is shown belongs to the search before. */
  isCurrent: boolean
  failure: Failure | null
  /** Null while the page is still the built one. */
  state: SearchState | null
  path: string
  onRetry: () => void
  onChange: Go
}

type Props<Answer> = FoundProps<Answer> & {
  /** Key of the counted word for what is looked for. */
  counted: 'found' | 'foundSchools'
  cards: (answer: MaybeKept<Answer>, state: SearchState) => ReactNode
}

/** What a search found, and the filters that narrow it: beside it, and on the phone in a sheet. */
export function Found<Answer extends CourseList | SchoolList>({ counted, ...found }: Props<Answer>) {
  const { answer, isCurrent, failure, state, onChange } = found
  const t = useText('search')
  const [isFiltering, setFiltering] = useState(false)
  const filters = useMemo(() => ({ facets: answer?.facets ?? {}, prices: answer?.prices ?? null }), [answer])
  const inWords = answer && isCurrent ? t(counted, { count: answer.total }) : t('searching')
  const showResults = () => {
    setFiltering(false)
    document.getElementById('results')?.scrollIntoView()
  }
  return (
    <SearchColumns filters={answer ? <Filters {...filters} state={state ?? usualSearch} onChange={onChange} /> : <WaitingFilters />}>
      <Results {...found} state={state ?? usualSearch} summary={failure ? t('notFetched') : inWords} onFilters={() => setFiltering(true)} />
      {state && (
        <FilterSheet
          {...filters}
          state={state}
          isOpen={isFiltering}
          showWords={answer && isCurrent ? t('show', { what: inWords }) : countFilters(state) > 0 ? t('searching') : t('closeFilters')}
          onChange={onChange}
          onClose={showResults}
        />
      )}
    </SearchColumns>
  )
}
