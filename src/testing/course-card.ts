import type { CourseCard } from '../contract/course-schema'

const linked = (name: string) => ({ id: 1, url: name.toLowerCase(), name })

/** A course that can be booked and is priced for four weeks. */
export const courseCard: CourseCard = {
  ...linked('General-English'),
  type: 'general',
  lessonsPerWeek: 20,
  minutesPerLesson: 50,
  minLevel: 'A1',
  maxLevel: 'C1',
  studyTime: 'morning',
  averageClass: 10,
  maximumClass: 15,
  minAge: 16,
  maxAge: null,
  minWeeks: 1,
  maxWeeks: 48,
  bookable: true,
  language: linked('English'),
  school: linked('Halden'),
  branch: linked('Halden-London'),
  city: { ...linked('London'), poster: 'london' },
  country: { code: 'GB', url: 'gb', name: 'United Kingdom' },
  rating: 45,
  reviewCount: 12,
  fromPerWeekSar: 100_000,
  trip: { weeks: 4, startDate: '2027-01-04', endDate: '2027-01-29', tuitionSar: 400_000, savedSar: 0, totalSar: 512_345 },
  distanceMetres: 1400,
  accommodation: [],
  accreditations: [],
  onOffer: false,
}
