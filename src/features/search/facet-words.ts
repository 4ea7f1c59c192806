import type { AccommodationType, CourseType, StudyTime } from '../../contract/catalogue-schema'
import type { FacetName, FacetValue } from '../../contract/search-schema'
import { formatDate } from '../../i18n/format'
import { useLocale, useText } from '../../i18n/use-text'
import type { FilterName } from './search-state'

export type Facets = Partial<Record<FacetName, FacetValue[]>>

/** Values that are words of the contract; those of the other filters are entries with names. */
const types: readonly CourseType[] = ['general', 'intensive', 'exam', 'business', 'oneToOne', 'junior', 'academicYear', 'pathway']
const times: readonly StudyTime[] = ['morning', 'afternoon', 'evening', 'fullDay']
const stays: readonly AccommodationType[] = ['homestay', 'residence', 'sharedFlat', 'studio']
const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']

const month = /^\d{4}-(0[1-9]|1[0-2])$/
const range = /^(\d{0,3})-(\d{0,3})$/
const tenths = /^[1-4]\d$|^50$/

/** What a value is called; null for one that means nothing (an old link, a slip), which is shown as it stands and can be taken off. */
export function useFacetWords(facets: Facets) {
  const t = useText('search')
  const tc = useText('course')
  const locale = useLocale()
  const lessons = (value: string) => {
    const [, from = '', to = ''] = range.exec(value) ?? []
    if (from && to) return t('lessonsBetween', { from, to })
    if (from) return t('lessonsFrom', { from })
    return to ? t('lessonsTo', { to }) : null
  }
  const words: Partial<Record<FilterName, (value: string) => string | null>> = {
    type: (value) => (types.some((one) => one === value) ? tc(`type.${value}`) : null),
    time: (value) => (times.some((one) => one === value) ? tc(`studyTime.${value}`) : null),
    accommodation: (value) => (stays.some((one) => one === value) ? tc(`accommodation.type.${value}`) : null),
    level: (value) => (levels.includes(value) ? t(`level.${value}`) : null),
    month: (value) => (month.test(value) ? formatDate(`${value}-01`, locale, 'month') : null),
    rating: (value) => (tenths.test(value) ? t('ratingFrom', { rating: (Number(value) / 10).toFixed(1) }) : null),
    offer: (value) => (value === '1' ? t('offersOnly') : null),
    lessons,
  }
  return (name: FilterName, value: string): string | null => {
    const word = words[name]
    if (word) return word(value)
    const entry = facets[name]?.find((one) => one.value === value)
    const isUnknown = !entry || (entry.name === value && entry.count === 0)
    return isUnknown ? null : entry.name
  }
}
