import { screen } from '@testing-library/react'
import type { Locale } from '../../config/locales'
import { demoSchool } from '../../domain/pricing/testing/demo-school'
import { renderPage } from '../../testing/render-page'
import type { CoursePage } from './course-page'
import { CoursePlace } from './course-story'

/** Where one lives and learns, of a course without accommodation at a school that never closes. */
function show(locale: Locale, requirements: string) {
  const page = {
    course: { requirements, pricing: demoSchool },
    branch: {
      id: 4,
      latitude: 51.5,
      longitude: -0.1,
      closings: [],
      nationalityMix: [],
      facilities: [],
      address: '',
      url: 'halden-london',
      name: 'Halden',
    },
    school: { name: 'Halden', url: 'halden', founded: 1990, accreditations: [] },
    city: { url: 'london', name: 'London', latitude: 51.5, longitude: -0.1, population: 1, guide: {} },
    country: {},
    accommodations: [],
    placed: [],
    builtOn: '2026-03-01',
  }
  renderPage(<CoursePlace page={page as unknown as CoursePage} />, locale)
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test.each([
  ['en', 'What you need', 'IELTS 5.5 or our own test.', ['Living in London', 'The school']],
  ['ar', 'ما الذي تحتاج إليه', 'آيلتس 5.5 أو اختبار المعهد.', ['الحياة في London', 'المعهد']],
] as const)(
  'given what a course asks for, when read in %s, then it stands under its heading, and there is no part for beds and closing days that are not',
  (locale, heading, requirements, others) => {
    show(locale, requirements)
    expect(headings()).toEqual([heading, ...others])
    expect(screen.getByRole('heading', { name: heading }).closest('section')?.querySelector('p')?.textContent).toBe(requirements)
  },
)
