import { useEffect, useMemo, useState } from 'react'
import { todayInRiyadh } from '../../domain/dates'
import { useClient } from '../../hooks/use-client'
import { useRequest } from '../../hooks/use-request'
import { useLocale, useText } from '../../i18n/use-text'
import { CardGrid } from '../../ui/card'
import { Chips } from './chips'
import { type Facets, Filters } from './filters'
import { NothingFound } from './nothing-found'
import { Pages } from './pages'
import { SchoolCard } from './school-card'
import { SearchLayout, Waiting } from './search-layout'
import { payloadOf } from './search-state'
import { TripBar } from './trip-bar'
import { useSearch } from './use-search'

const dimensions = ['language', 'country', 'city'] as const

type Props = { title: string; intro: string; location: { pathname: string; search: string } }

/** Spec §2 /search-by-school. Choices and their counts are those of the courses, a school being where they are taught. */
export function SchoolSearchView({ title, intro, location }: Props) {
  const t = useText('search')
  const locale = useLocale()
  const client = useClient(locale)
  const { state, go } = useSearch(location)
  const [today, setToday] = useState('')
  useEffect(() => setToday(todayInRiyadh(Date.now())), [])
  const ask = useMemo(() => {
    if (!client || !state) return null
    const { q, language, country, city, sort, order, page, limit } = {
      q: undefined,
      language: undefined,
      country: undefined,
      city: undefined,
      ...payloadOf(state),
    }
    const payload = { ...(q ? { q } : {}), ...(language ? { language } : {}), ...(country ? { country } : {}), ...(city ? { city } : {}) }
    return (signal: AbortSignal) =>
      client.call('school/getSchools', { ...payload, sort, order, page, limit, store_view: locale }, { signal })
  }, [client, state, locale])
  const askFacets = useMemo(() => {
    if (!client || !state) return null
    return (signal: AbortSignal) =>
      client.call('course/getCourses', { ...payloadOf({ ...state, page: 1 }), limit: 1, store_view: locale, facets: true }, { signal })
  }, [client, state, locale])
  const { answer, status, failure, retry } = useRequest(ask)
  const facets: Facets = useRequest(askFacets).answer?.facets ?? {}
  return (
    <SearchLayout
      {...{ title, intro, failure, onRetry: retry }}
      summary={failure ? '' : answer && status !== 'loading' ? t('foundSchools', { count: answer.total }) : null}
      bar={state && today && <TripBar key={state.q} state={state} today={today} priced={false} onChange={go} />}
      filters={state && <Filters names={dimensions} facets={facets} state={state} onChange={go} />}
      chips={state && <Chips facets={facets} state={state} onChange={go} />}
    >
      {!answer && !failure && <Waiting />}
      {answer && state && (
        <>
          {answer.items.length === 0 && <NothingFound state={state} total={answer.total} onChange={go} />}
          <CardGrid aria-busy={status === 'loading'}>
            {answer.items.map((school) => (
              <SchoolCard key={school.id} school={school} />
            ))}
          </CardGrid>
          <Pages state={state} pages={answer.pages} path={location.pathname} />
        </>
      )}
    </SearchLayout>
  )
}
