import { resultsPerPage } from '../../config/search'
import { chosen, type SearchState, type SortChoice } from './search-state'

const sorts: Record<SortChoice, { sort?: string; order?: 'asc' | 'desc' }> = {
  recommended: {},
  price: { sort: 'price', order: 'asc' },
  nameUp: { sort: 'name', order: 'asc' },
  nameDown: { sort: 'name', order: 'desc' },
  rating: { sort: 'rating', order: 'desc' },
  distance: { sort: 'distance', order: 'asc' },
}

const halalas = 100

/** The payload of course/getCourses and school/getSchools. */
export function payloadOf({ q, filters, weeks, start, age, priceFrom, priceTo, sort, page }: SearchState) {
  return {
    ...chosen(filters),
    q: q || undefined,
    weeks,
    start: start || undefined,
    age: age || undefined,
    min_price: priceFrom ? priceFrom * halalas : undefined,
    max_price: priceTo ? priceTo * halalas : undefined,
    ...sorts[sort],
    page,
    limit: resultsPerPage,
  }
}
