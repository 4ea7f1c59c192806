/** The search engine over the catalogue in memory, made once for each catalogue and day, and what a search of it needs to know of prices. */
import type { Locale } from '../../../src/config/locales'
import type { SearchQuery } from '../../../src/contract/search-schema'
import { createEngine, type Engine, type Found } from '../../../src/domain/search/engine'
import { type CourseFacts, createFactMaker } from '../../../src/domain/search/facts'
import type { Pricing } from '../../../src/domain/search/judge'
import type { SortName } from '../../../src/domain/search/order'
import { type Asked, makeSpellings, readQuery } from '../../../src/domain/search/query'
import { makeSuggest } from '../../../src/domain/search/suggest'
import { makeTable } from '../../../src/domain/search/table'
import { fail } from '../../fail'
import type { Services } from '../../services'
import { breath } from '../catalogue/breath'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { perSnapshot } from '../catalogue/per-snapshot'
import { marketTerms } from '../store/store-config'
import { type TripAsked, tripColumn } from './trip-price'

/** What a search is made in: the catalogue, Riyadh's date and the visitor's language. */
export type SearchContext = { snapshot: CatalogueSnapshot; today: string; locale: Locale }

export type SearchKind = 'courses' | 'schools'

type Kept = { engine: Engine; spellings: ReturnType<typeof makeSpellings>; suggest: ReturnType<typeof makeSuggest> }

/** Courses looked at before others get their turn. */
const factsAtOnce = 100

async function prepare(snapshot: CatalogueSnapshot, today: string): Promise<Kept> {
  const factsOf = createFactMaker(today, marketTerms(snapshot))
  const facts: CourseFacts[] = []
  for (const [index, { course }] of snapshot.offers.entries()) {
    facts.push(factsOf(course))
    if (index % factsAtOnce === factsAtOnce - 1) await breath()
  }
  const table = makeTable(snapshot, facts, today)
  await breath()
  const engine = createEngine(table)
  await breath()
  const kept = { engine, spellings: makeSpellings(engine), suggest: makeSuggest(engine) }
  for (const _ of engine.prepare()) await breath()
  return kept
}

/** One engine a catalogue: what offers hold and which months come depends on the day, so a new day makes a new one. */
const engines = perSnapshot(() => new Map<string, Promise<Kept>>())

export function engineOf(snapshot: CatalogueSnapshot, today: string): Promise<Kept> {
  const kept = engines(snapshot)
  const found = kept.get(today)
  if (found) return found
  kept.clear()
  const made = prepare(snapshot, today)
  kept.set(today, made)
  return made
}

/** Before anybody asks: the catalogue is read and the engine made, in pieces. */
export async function warmSearch({ catalogue, today }: Pick<Services, 'catalogue' | 'today'>): Promise<void> {
  await engineOf(await catalogue.current(), today())
}

/** The trip whose price cards show: the weeks asked for, from the start or the one month asked for. */
export function tripAsked({ weeks, start, month }: Asked, today: string): TripAsked | null {
  if (weeks === null) return null
  return { today, weeks, start: start ?? (month && `${month}-01`) }
}

/** Trips are priced for all courses only where that decides something: who is shown, in which order, the span of prices, a school's price. */
async function pricingOf(kind: SearchKind, { snapshot, today }: SearchContext, { table }: Engine, asked: Asked): Promise<Pricing> {
  const { wish, weeks, start, facets, map } = asked
  const decides = kind === 'schools' || wish.sort === 'price' || wish.priceFrom !== null || wish.priceTo !== null || facets || map
  const trip = tripAsked(asked, today)
  const starts = start === null ? null : await tripColumn(snapshot, table.ids, { today, weeks, start })
  if (!trip || !decides) return { prices: table.fromPerWeek, starts }
  return { prices: await tripColumn(snapshot, table.ids, trip), starts }
}

export type SearchResult = { engine: Engine; asked: Asked; found: Found }

/** Reads a query and searches. Fails with `validation` and the fields that make no sense. */
export async function search(
  kind: SearchKind,
  context: SearchContext,
  query: SearchQuery,
  sorts: readonly SortName[],
): Promise<SearchResult> {
  const { engine, spellings } = await engineOf(context.snapshot, context.today)
  const read = readQuery(query, { sorts, spellings, locale: context.locale })
  if (!read.ok) throw fail('validation', { fields: read.failure })
  const pricing = await pricingOf(kind, context, engine, read.value)
  return { engine, asked: read.value, found: engine.search(kind, read.value.wish, pricing) }
}
