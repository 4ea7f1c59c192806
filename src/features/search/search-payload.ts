import { resultsPerPage } from '../../config/search'
import { filterNames, type SearchState, type SortChoice } from './search-state'

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
  const chosen = Object.fromEntries(filterNames.flatMap((name) => (filters[name] ? [[name, filters[name].join(',')]] : [])))
  return {
    ...chosen,
    ...(q ? { q } : {}),
    weeks,
    ...(start ? { start } : {}),
    ...(age ? { age } : {}),
    ...(priceFrom ? { min_price: priceFrom * halalas } : {}),
    ...(priceTo ? { max_price: priceTo * halalas } : {}),
    ...sorts[sort],
    page,
    limit: resultsPerPage,
  }
}
