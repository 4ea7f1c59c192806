/** The engine asked as an address asks it, for tests. */
import type { Locale } from '../../../config/locales'
import { courseSorts } from '../../../contract/course-schema'
import { schoolSorts } from '../../../contract/school-schema'
import type { SearchQuery } from '../../../contract/search-schema'
import { answerFrame, pageRows } from '../answers'
import { createEngine } from '../engine'
import { makeSpellings, readQuery } from '../query'
import type { SearchTable } from '../table'

/** Searches a table in one language, and answers with ids and with the frame of the list. */
export function searching(table: SearchTable, locale: Locale = 'en') {
  const engine = createEngine(table)
  const spellings = makeSpellings(engine)
  return (query: SearchQuery, kind: 'courses' | 'schools' = 'courses') => {
    const read = readQuery(query, { sorts: kind === 'courses' ? courseSorts : schoolSorts, spellings, locale })
    if (!read.ok) return { problems: read.failure, ids: [], frame: null }
    const found = engine.search(kind, read.value.wish, { prices: table.fromPerWeek, starts: null })
    const rows = pageRows(found, read.value)
    const ids = rows.map((row) => (kind === 'courses' ? (table.ids[row] ?? 0) : Number(table.schools[row]?.key)))
    return { problems: null, ids, frame: answerFrame(engine, found, { ...read.value, facets: true, map: true }) }
  }
}
