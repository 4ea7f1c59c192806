import { type ReactNode, useCallback } from 'react'
import type { Client } from '../../api/client'
import type { SchoolCard as School, SchoolList } from '../../contract/school-schema'
import { askOrLookUp, type MaybeKept } from './from-index'
import { SchoolCard } from './school-card'
import type { SearchState } from './search-state'
import { type Question, type SearchPageProps, SearchView } from './search-view'
import type { Memory } from './use-found'

const memory: Memory<MaybeKept<SchoolList>> = new Map()
const ask = (client: Client, question: Question) => (signal: AbortSignal) =>
  askOrLookUp(
    question.store_view,
    () => client.call('school/getSchools', question, { signal }),
    (index) => index.schools(question),
  )

type Props = SearchPageProps & {
  opening: SchoolList
  /** What can be done with a school in the list, in the corner of its card. */
  actions?: (school: School) => ReactNode
}

/** Spec §2 /search-by-school: schools with a course that fits, and how many. */
export function SchoolSearchView({ actions, ...page }: Props) {
  const cards = useCallback(
    ({ items }: SchoolList, { weeks }: SearchState) =>
      items.map((school, index) => (
        <SchoolCard key={school.id} school={school} weeks={weeks} first={index === 0} actions={actions?.(school)} />
      )),
    [actions],
  )
  return <SearchView {...page} memory={memory} ask={ask} counted="foundSchools" cards={cards} />
}
