/** What a search asks and answers, for courses and for schools, on the server and in the browser's own index (src/domain/search). */
import { type Static, Type } from '@sinclair/typebox'
import { Choices, Count, ListQuery } from './list-schema'
import { Minor } from './text-schema'

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])
const Flag = Type.Union([Type.Boolean(), Type.String({ maxLength: 10 }), Type.Integer()])

/**
 * Filters that are chosen from counted values, in the order in which they are shown. Several values of one are joined by commas and mean
 * "one of these"; different filters mean "all of these".
 */
export const facetNames = [
  'language',
  'country',
  'city',
  'school',
  'type',
  'level',
  'age',
  'weeks',
  'month',
  'lessons',
  'time',
  'accommodation',
  'accreditation',
  'rating',
  'offer',
] as const
export type FacetName = (typeof facetNames)[number]

/** `language`, `city`, `school`, `branch`: ids or slugs; `country`: codes or slugs. */
export const SearchQuery = Type.Composite([
  ListQuery,
  Type.Object({
    q: Type.Optional(Type.String({ maxLength: 200 })),
    language: Type.Optional(Choices),
    country: Type.Optional(Choices),
    city: Type.Optional(Choices),
    school: Type.Optional(Choices),
    branch: Type.Optional(Choices),
    type: Type.Optional(Choices),
    /** The student's own CEFR level: courses whose range holds it. */
    level: Type.Optional(Choices),
    time: Type.Optional(Choices),
    /** Years, on the first day of the course. */
    age: Type.Optional(Count),
    weeks: Type.Optional(Count),
    /** `YYYY-MM`: months in which a course starts. */
    month: Type.Optional(Choices),
    /** Lessons a week: `20-24`, `-19`, `30-`. */
    lessons: Type.Optional(Choices),
    /** Kinds of accommodation the branch offers. */
    accommodation: Type.Optional(Choices),
    accreditation: Type.Optional(Choices),
    /** At least so many tenths of a star: `45`. */
    rating: Type.Optional(Choices),
    /** `1`: only what has an offer that can be booked today. */
    offer: Type.Optional(Flag),
    /** The earliest day one could begin; the course's first start from then on, within 30 days, is priced. */
    start: Type.Optional(Type.String({ maxLength: 20 })),
    /** Halalas: total of the trip with weeks, lowest price a week without. */
    min_price: Type.Optional(Count),
    max_price: Type.Optional(Count),
    featured: Type.Optional(Flag),
    facets: Type.Optional(Flag),
    /** Asks for `places`. */
    map: Type.Optional(Flag),
  }),
])
export type SearchQuery = Static<typeof SearchQuery>

/** How many results there would be with this value instead of the filter's own choice. */
export const FacetValue = Type.Object({ value: Type.String(), name: Type.String(), count: Type.Integer(), chosen: Type.Boolean() })
export type FacetValue = Static<typeof FacetValue>

const Values = Type.Array(FacetValue)
/**
 * Languages, countries, cities, schools and accreditations are named; the other values are words of the contract, translated by the reader.
 * Named values come by count, the others in their own order. Values without a result are left out unless chosen.
 */
export const SearchFacets = Type.Object({
  language: Values,
  country: Values,
  city: Values,
  school: Values,
  type: Values,
  level: Values,
  age: Values,
  weeks: Values,
  month: Values,
  lessons: Values,
  time: Values,
  accommodation: Values,
  accreditation: Values,
  rating: Values,
  offer: Values,
})
export type SearchFacets = Static<typeof SearchFacets>

/** Prices without the price filter's own choice: ten bars of equal width from the lowest to the highest, each with its number of results. */
export const PriceSpan = Type.Object({ minSar: Minor, maxSar: Minor, bars: Type.Array(Type.Integer()) })
export type PriceSpan = Static<typeof PriceSpan>

/** A branch on the map with how many results are there. */
export const PlaceCount = Type.Object({
  branchId: Type.Integer(),
  url: Type.String(),
  name: Type.String(),
  city: Type.String(),
  /** What the filter `city` takes. */
  cityValue: Type.String(),
  /** The cheapest trip asked for there (without weeks: the lowest week); null where nothing there has a price. */
  fromSar: Nullable(Minor),
  latitude: Type.Number(),
  longitude: Type.Number(),
  count: Type.Integer(),
})
export type PlaceCount = Static<typeof PlaceCount>

/** Where nothing was found: a filter (a facet's name, `q`, `price`, `start`, `featured`, `branch`), and how many there would be without it. */
export const Dropping = Type.Object({ filter: Type.String(), total: Type.Integer() })
export type Dropping = Static<typeof Dropping>

/** What a list of search results says besides its items. */
export const searchExtras = {
  facets: Type.Optional(SearchFacets),
  /** With `facets`; null where no result has a price. */
  prices: Type.Optional(Nullable(PriceSpan)),
  places: Type.Optional(Type.Array(PlaceCount)),
  /** The words understood instead, where what was typed was found nowhere and one typo was forgiven. */
  meant: Type.Optional(Type.String()),
  /** With a total of 0: the way out, the greatest first. */
  dropping: Type.Optional(Type.Array(Dropping)),
}

export const suggestionKinds = ['language', 'country', 'city', 'school', 'course'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

/** core/catalogsearch/suggest. `value` is what the filter of that kind takes; of a course, its id. `ranges`: what to highlight in `name`. */
export const Suggestion = Type.Object({
  kind: Type.Unsafe<SuggestionKind>(Type.String()),
  value: Type.String(),
  url: Type.String(),
  name: Type.String(),
  /** What the open search finds with it as its filter: courses, of a search for schools schools; 1 for a course. */
  count: Type.Integer(),
  ranges: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()])),
})
export type Suggestion = Static<typeof Suggestion>
export const Suggestions = Type.Object({ items: Type.Array(Suggestion) })
export type Suggestions = Static<typeof Suggestions>
/** What is typed so far is `q`; the rest is the search on whose page it is typed. */
export const SuggestQuery = Type.Composite([SearchQuery, Type.Object({ schools: Type.Optional(Flag) })])
export type SuggestQuery = Static<typeof SuggestQuery>
