import type { SchoolList } from '../../contract/school-schema'
import { Found, type FoundProps } from './found'
import { SchoolCard } from './school-card'
import type { SearchState } from './search-state'

const cards = ({ items }: SchoolList, { weeks }: SearchState) =>
  items.map((school) => <SchoolCard key={school.id} school={school} weeks={weeks} />)

/** The schools found, and how many of their courses fit. */
export const SchoolFound = (found: FoundProps<SchoolList>) => <Found {...found} counted="foundSchools" cards={cards} />
