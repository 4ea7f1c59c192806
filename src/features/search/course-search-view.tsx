import { useEffect, useMemo, useState } from 'react'
import { todayInRiyadh } from '../../domain/dates'
import { useClient } from '../../hooks/use-client'
import { useRequest } from '../../hooks/use-request'

import { useLocale, useText } from '../../i18n/use-text'
import { CardGrid } from '../../ui/card'
import { Chips } from './chips'
import { CourseCard } from './course-card'
import { type Facets, Filters } from './filters'
import { NothingFound } from './nothing-found'
import { Pages } from './pages'
import { SearchLayout, Waiting } from './search-layout'
import { payloadOf, type SearchState, usualWeeks } from './search-state'
import { TripBar } from './trip-bar'
import { useSearch } from './use-search'

const dimensions = ['language', 'country', 'city', 'type', 'level', 'time'] as const

/** What the course page needs to open on the same trip. */
function tripQuery({ weeks }: SearchState, startDate?: string) {
  const query = new URLSearchParams({
    ...(weeks === usualWeeks ? {} : { weeks: String(weeks) }),
    ...(startDate ? { start: startDate } : {}),
  })
  return query.size > 0 ? `?${query}` : ''
}

type Props = { title: string; intro: string; location: { pathname: string; search: string } }

/** Spec §2 /search-by-course. The address bar is the state; the server answers with the price of this trip for each course. */
export function CourseSearchView({ title, intro, location }: Props) {
  const t = useText('search')
  const locale = useLocale()
  const client = useClient(locale)
  const { state, go } = useSearch(location)
  const [today, setToday] = useState('')
  useEffect(() => setToday(todayInRiyadh(Date.now())), [])
  const ask = useMemo(() => {
    if (!client || !state) return null
    return (signal: AbortSignal) => client.call('course/getCourses', { ...payloadOf(state), store_view: locale, facets: true }, { signal })
  }, [client, state, locale])
  const { answer, status, failure, retry } = useRequest(ask)
  const facets: Facets = answer?.facets ?? {}
  const found = answer && status !== 'loading' ? t('found', { count: answer.total }) : null
  return (
    <SearchLayout
      {...{ title, intro, failure, onRetry: retry }}
      summary={failure ? '' : found}
      bar={state && today && <TripBar key={state.q} state={state} today={today} priced onChange={go} />}
      filters={state && <Filters names={dimensions} facets={facets} state={state} onChange={go} />}
      chips={state && <Chips facets={facets} state={state} onChange={go} />}
    >
      {!answer && !failure && <Waiting />}
      {answer && state && (
        <>
          {answer.items.length === 0 && <NothingFound state={state} total={answer.total} onChange={go} />}
          <CardGrid aria-busy={status === 'loading'}>
            {answer.items.map((course) => (
              <CourseCard key={course.id} course={course} query={tripQuery(state, course.trip?.startDate)} />
            ))}
          </CardGrid>
          <Pages state={state} pages={answer.pages} path={location.pathname} />
        </>
      )}
    </SearchLayout>
  )
}
