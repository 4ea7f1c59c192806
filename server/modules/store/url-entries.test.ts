import type { CatalogueData } from '../catalogue/catalogue-repository'
import { makeUrlEntries } from './url-entries'

const none = { courses: [], schools: [], branches: [], languages: [], cities: [], summerGroups: [], universities: [], posts: [] }
const bookOf = (url: { en: string; ar: string }) =>
  makeUrlEntries({ ...none, pages: [{ id: 1, identifier: 'visa_letter', url }] } as unknown as CatalogueData)

test.each([
  { en: 'visa-letter', ar: '' },
  { en: '', ar: 'visa-letter' },
])('given a page of the editors with a slug in one language only, then it lives there in both, and not at home (case 81): %o', (url) => {
  expect(bookOf(url).get('visa-letter')?.path).toEqual({ en: '/visa-letter', ar: '/visa-letter' })
})
