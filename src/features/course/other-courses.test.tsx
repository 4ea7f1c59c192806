import { screen } from '@testing-library/react'
import type { Locale } from '../../config/locales'
import { renderPage } from '../../testing/render-page'
import type { CoursePage } from './course-page'
import { OtherCourses } from './other-courses'

function namesShown(names: string[], locale: Locale) {
  const otherCourses = names.map((name, index) => ({ id: index + 1, url: `course-${index + 1}`, name, school: 'Demo', type: 'general' }))
  renderPage(<OtherCourses page={{ otherCourses, otherSchools: [], city: { name: 'London' } } as unknown as CoursePage} />, locale)
  return screen.getAllByRole('link', { hidden: true }).map((link) => [link.textContent, link.getAttribute('href')])
}

describe('other courses of the city, by name upwards (case 17)', () => {
  test('given Arabic names, then the article and the hamza count for nothing, numbers by their size, and Latin names come last', () => {
    const names = ['Zoom', 'المكثفة', 'إنجليزية الأعمال', 'مجموعة 10', 'الإنجليزية العامة', 'أكاديمية', 'مجموعة 9', 'دورة الأطفال']
    expect(namesShown(names, 'ar').map(([name]) => name)).toEqual([
      'أكاديمية',
      'إنجليزية الأعمال',
      'الإنجليزية العامة',
      'دورة الأطفال',
      'مجموعة 9',
      'مجموعة 10',
      'المكثفة',
      'Zoom',
    ])
  })
  test('given one name at two schools, then the lower number comes first, whatever the order before', () => {
    expect(namesShown(['evening', 'Morning', 'evening'], 'en')).toEqual([
      ['evening', '/en/courses/course-1'],
      ['evening', '/en/courses/course-3'],
      ['Morning', '/en/courses/course-2'],
    ])
  })
})
