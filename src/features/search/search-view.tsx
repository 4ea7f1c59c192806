import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react'
import type { Client } from '../../api/client'
import type { Locale } from '../../config/locales'
import type { CourseList } from '../../contract/course-schema'
import type { SchoolList } from '../../contract/school-schema'
import { useLateClient } from '../../hooks/late-client'
import { useMark } from '../../hooks/late-store'
import { useWhenNobodyTypes } from '../../hooks/use-when-nobody-types'
import { useLocale } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'
import type { Waking } from '../../ui/sleeping-part'
import { useTakingOver } from '../../ui/taking-over'
import { asMeant } from './as-meant'
import type { FoundProps } from './found'
import type { MaybeKept } from './from-index'
import { SearchLayout } from './search-layout'
import { payloadOf } from './search-payload'
import { writeSearch } from './search-state'
import { TripBar } from './trip-bar'
import { type Asked, type Memory, useFound } from './use-found'
import { useKeptIndex } from './use-kept-index'
import { useScrollBack } from './use-scroll-back'
import { type PageLocation, useSearch } from './use-search'

export type Question = ReturnType<typeof payloadOf> & { facets: true; map: true | undefined; store_view: Locale }

export type SearchPageProps<Answer> = {
  title: string
  intro: string
  location: PageLocation
  /** What is found where nothing is asked for: it stands in the built page. */
  opening: Answer
  /** What was found and the filters, which may sleep until it is no longer what was built (ui/sleeping-part). */
  Found: ComponentType<FoundProps<Answer> & Waking>
}
type Props<Answer> = SearchPageProps<Answer> & {
  memory: Memory<MaybeKept<Answer>>
  /** Schools are looked for. */
  schools?: boolean
  ask: (client: Client, question: Question) => Asked<MaybeKept<Answer>>
}

/** She has kept or compared something: cards say of which it is, and those that were built say it of none. */
const hasMarks = ({ wishlist, compare }: Root) => !!(wishlist.shown[0] || compare.shown[0])

/**
 * Both searches of spec §2. The address bar is the state; one question brings the results, the counts of all filters and the price of
 * this trip at each result.
 */
export function SearchView<Answer extends CourseList | SchoolList>({ Found, opening, schools, ...page }: Props<Answer>) {
  const { title, intro, location, memory, ask } = page
  const locale = useLocale()
  const client = useLateClient(locale)
  const { state, go } = useSearch(location)
  const [wasBuilt] = useState(useTakingOver())
  const [isAwake, setAwake] = useState(false)
  const awake = useCallback(() => setAwake(true), [])
  const question = useMemo<Question | null>(
    () => state && { ...payloadOf(state), map: state.map || undefined, facets: true, store_view: locale },
    [state, locale],
  )
  const asking = useMemo(() => client && question && ask(client, question), [client, question, ask])
  const key = state && `${locale}${writeSearch(state)}`
  const { answer, isCurrent, failure, retry } = useFound<MaybeKept<Answer>>({
    memory,
    opening: { key: locale, answer: opening },
    key,
    ask: asking,
  })
  useEffect(() => {
    const meant = state && answer && isCurrent ? asMeant(state, answer.facets ?? {}) : null
    if (meant) go(meant, { replace: true })
  }, [state, answer, isCurrent, go])
  const isKept = answer?.isKept === true
  useEffect(() => {
    if (!isKept) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isKept, retry])
  const isOpening = key === null || key === locale
  useKeptIndex(locale, isCurrent && !isOpening)
  useScrollBack(location, state !== null && answer !== null && (isAwake || (wasBuilt && isOpening)))
  const isNewer = useWhenNobodyTypes(answer !== opening)
  const isMarked = useMark(hasMarks)
  const isWanted = !isOpening || isNewer || isMarked || failure !== null
  // An address may ask for nothing at all ("?page=0"): then what was built is its answer.
  const isAnswered = isAwake || (state !== null && !isWanted)
  return (
    <SearchLayout {...{ title, intro, isAnswered }} bar={<TripBar state={state} schools={schools} onChange={go} />}>
      <Found
        {...{ answer, isCurrent, failure, state }}
        path={location.pathname}
        onRetry={retry}
        onChange={go}
        isWanted={isWanted}
        onAwake={awake}
      />
    </SearchLayout>
  )
}
