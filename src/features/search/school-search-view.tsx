import type { Client } from '../../api/client'
import type { SchoolList } from '../../contract/school-schema'
import { askOrLookUp, type MaybeKept } from './from-index'
import { type Question, type SearchPageProps, SearchView } from './search-view'
import type { Memory } from './use-found'

const memory: Memory<MaybeKept<SchoolList>> = new Map()
const ask = (client: Client, question: Question) => (signal: AbortSignal) =>
  askOrLookUp(
    question.store_view,
    () => client.call('school/getSchools', question, { signal }),
    (index) => index.schools(question),
  )

/** Spec §2 /search-by-school: schools with a course that fits, and how many. */
export const SchoolSearchView = (page: SearchPageProps<SchoolList>) => <SearchView {...page} schools memory={memory} ask={ask} />
