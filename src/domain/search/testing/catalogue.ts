/** A catalogue one can count by hand, for tests of the engine. */
import type { Course, CourseType, Level, StudyTime } from '../../../contract/catalogue-schema'
import { demoSchool } from '../../pricing/testing/demo-school'
import type { CourseFacts, Documents } from '../facts'

export const both = (en: string, ar: string) => ({ en, ar })
export const named = (id: number, en: string, ar: string, slug: string) => ({ id, name: both(en, ar), url: both(slug, `${slug}-ar`) })

export const branch = (id: number, schoolId: number, cityId: number, slug: string, rating: number, reviewCount: number, east: number) => ({
  ...named(id, `Branch ${slug}`, `فرع ${slug}`, slug),
  schoolId,
  cityId,
  latitude: 51.5,
  longitude: east,
  rating,
  reviewCount,
  currency: 'GBP',
})

export const documents: Documents = {
  languages: [named(1, 'English', 'الإنجليزية', 'english'), named(2, 'French', 'الفرنسية', 'french')],
  countries: [
    { code: 'GB', name: both('United Kingdom', 'المملكة المتحدة'), url: both('united-kingdom', 'بريطانيا') },
    { code: 'FR', name: both('France', 'فرنسا'), url: both('france', 'فرنسا') },
  ],
  cities: [
    { ...named(1, 'London', 'لندن', 'london'), countryCode: 'GB', latitude: 51.5, longitude: 0, poster: 'london' },
    { ...named(2, 'Paris', 'باريس', 'paris'), countryCode: 'FR', latitude: 51.5, longitude: 2, poster: 'paris' },
  ],
  schools: [
    {
      ...named(1, 'Larkfield', 'لاركفيلد', 'larkfield'),
      accreditations: ['British Council'],
      featured: false,
      founded: 1990,
      languageIds: [1],
    },
    { ...named(2, 'Rive', 'ريف', 'rive'), accreditations: [], featured: true, founded: 2001, languageIds: [1, 2] },
  ],
  branches: [
    branch(1, 1, 1, 'larkfield-london', 46, 10, 0.1),
    branch(2, 2, 2, 'rive-paris', 40, 20, 2),
    branch(3, 2, 1, 'rive-london', 0, 0, 0.2),
  ],
  accommodations: [
    { branchId: 1, type: 'homestay' },
    { branchId: 2, type: 'studio' },
  ],
}

type Change = {
  name?: [en: string, ar: string]
  type?: CourseType
  levels?: [Level, Level]
  time?: StudyTime
  lessons?: number
  ages?: [number, number | null]
}
type Facts = Partial<Omit<CourseFacts, 'course'>> & { bookable?: boolean; featured?: boolean; weeks?: [number, number] }

export function courseFacts(id: number, branchId: number, languageId: number, change: Change & Facts = {}): CourseFacts {
  const [en, ar] = change.name ?? [`Course ${id}`, `دورة ${id}`]
  const [minLevel, maxLevel] = change.levels ?? ['A1', 'C1']
  const [minAge, maxAge] = change.ages ?? [16, null]
  const [minWeeks, maxWeeks] = change.weeks ?? [1, 48]
  const course: Course = {
    id,
    branchId,
    languageId,
    name: both(en, ar),
    url: both(`course-${id}`, `دورة-${id}`),
    description: both('', ''),
    requirements: both('', ''),
    type: change.type ?? 'general',
    lessonsPerWeek: change.lessons ?? 20,
    minutesPerLesson: 50,
    minLevel,
    maxLevel,
    studyTime: change.time ?? 'morning',
    averageClass: 10,
    maximumClass: 14,
    minAge,
    maxAge,
    bookable: change.bookable ?? true,
    featured: change.featured ?? false,
    pricing: { ...demoSchool, courseId: id, minWeeks, maxWeeks },
  }
  return { course, months: change.months ?? 0b1, fromPerWeekSar: change.fromPerWeekSar ?? 100_000, onOffer: change.onOffer ?? false }
}

export const facts: CourseFacts[] = [
  courseFacts(1, 1, 1, { name: ['General English 20', 'الإنجليزية العامة 20'], featured: true }),
  courseFacts(2, 1, 1, {
    name: ['Intensive English 30', 'الإنجليزية المكثفة 30'],
    type: 'intensive',
    lessons: 30,
    levels: ['B1', 'C2'],
    time: 'fullDay',
    fromPerWeekSar: 150_000,
    onOffer: true,
  }),
  courseFacts(3, 2, 2, { name: ['General French 20', 'الفرنسية العامة 20'], ages: [12, 30], months: 0b110, fromPerWeekSar: 90_000 }),
  courseFacts(4, 3, 1, { name: ['Business English', 'إنجليزية الأعمال'], type: 'business', weeks: [2, 12], bookable: false }),
]

export const today = '2026-03-01'
