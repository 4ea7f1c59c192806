import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Client } from '../../api/client'
import type { Locale } from '../../config/locales'
import type { CourseList } from '../../contract/course-schema'
import type { SchoolList } from '../../contract/school-schema'
import { todayInRiyadh } from '../../domain/dates'
import { useLateClient } from '../../hooks/late-client'
import { useLocale, useText } from '../../i18n/use-text'
import { asMeant } from './as-meant'
import { FilterSheet } from './filter-sheet'
import { Filters } from './filters'
import type { MaybeKept } from './from-index'
import { Results } from './results'
import { SearchLayout } from './search-layout'
import { payloadOf } from './search-payload'
import { countFilters, type SearchState, usualSearch, writeSearch } from './search-state'
import { TripBar } from './trip-bar'
import { type Asked, type Memory, useFound } from './use-found'
import { useKeptIndex } from './use-kept-index'
import { useScrollBack } from './use-scroll-back'
import { type PageLocation, useSearch } from './use-search'

export type SearchPageProps = { title: string; intro: string; location: PageLocation }
export type Question = ReturnType<typeof payloadOf> & { facets: true; map?: true; store_view: Locale }

type Props<Answer> = SearchPageProps & {
  /** What is found where nothing is asked for: it stands in the built page. */
  opening: MaybeKept<Answer>
  memory: Memory<MaybeKept<Answer>>
  ask: (client: Client, question: Question) => Asked<MaybeKept<Answer>>
  /** Key of the counted word for what is looked for. */
  counted: 'found' | 'foundSchools'
  cards: (answer: MaybeKept<Answer>, state: SearchState) => ReactNode
}

/**
 * Both searches of spec §2. The address bar is the state; one question brings the results, the counts of all filters and the price of
 * this trip at each result.
 */
export function SearchView<Answer extends CourseList | SchoolList>(props: Props<Answer>) {
  const { title, intro, location, memory, ask, counted, cards } = props
  const t = useText('search')
  const locale = useLocale()
  const client = useLateClient(locale)
  const { state, go } = useSearch(location)
  const [today, setToday] = useState('')
  const [isFiltering, setFiltering] = useState(false)
  useEffect(() => setToday(todayInRiyadh(Date.now())), [])
  const question = useMemo<Question | null>(
    () => state && { ...payloadOf(state), ...(state.map ? { map: true } : {}), facets: true, store_view: locale },
    [state, locale],
  )
  const asking = useMemo(() => client && question && ask(client, question), [client, question, ask])
  const opening = { key: locale, answer: props.opening }
  const { answer, isCurrent, failure, retry } = useFound({ memory, opening, key: state && `${locale}${writeSearch(state)}`, ask: asking })
  useEffect(() => {
    const meant = state && answer && isCurrent ? asMeant(state, answer.facets ?? {}) : null
    if (meant) go(meant, { replace: true })
  }, [state, answer, isCurrent, go])
  useScrollBack(location, state !== null && answer !== null)
  const isKept = answer?.isKept === true
  useEffect(() => {
    if (!isKept) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isKept, retry])
  useKeptIndex(locale, isCurrent && state !== null && writeSearch(state) !== '')
  const filters = useMemo(() => ({ facets: answer?.facets ?? {}, prices: answer?.prices ?? null }), [answer])
  const inWords = answer && isCurrent ? t(counted, { count: answer.total }) : t('searching')
  const showResults = () => {
    setFiltering(false)
    document.getElementById('results')?.scrollIntoView()
  }
  return (
    <SearchLayout
      {...{ title, intro }}
      bar={<TripBar state={state} today={today} onChange={go} />}
      filters={answer && <Filters {...filters} state={state ?? usualSearch} onChange={go} />}
      isBuilt={state === null}
    >
      <Results
        {...{ answer, isCurrent, failure, cards }}
        state={state ?? usualSearch}
        summary={failure ? t('notFetched') : inWords}
        path={location.pathname}
        onRetry={retry}
        onChange={go}
        onFilters={() => setFiltering(true)}
      />
      {state && (
        <FilterSheet
          {...filters}
          state={state}
          isOpen={isFiltering}
          showWords={answer && isCurrent ? t('show', { what: inWords }) : countFilters(state) > 0 ? t('searching') : t('closeFilters')}
          onChange={go}
          onClose={showResults}
        />
      )}
    </SearchLayout>
  )
}
