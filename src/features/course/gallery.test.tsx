import { screen, within } from '@testing-library/react'
import { photo } from '../../testing/photo'
import { renderPage } from '../../testing/render-page'
import type { CoursePage } from './course-page'
import { Gallery } from './gallery'

/** As much of a course's page as its gallery reads. */
const pageWith = (change: { branch?: object; city?: object; stay?: object }) =>
  ({
    course: {},
    school: {},
    branch: { videoUrl: null, ...change.branch },
    city: { name: 'دبلن', poster: 'dublin', ...change.city },
    accommodations: [{ type: 'residence', ...change.stay }],
  }) as unknown as CoursePage

const said = () => {
  const images = within(screen.getByRole('region', { name: 'الصور' })).getAllByRole<HTMLImageElement>('img')
  return images.map(({ alt }) => alt)
}

test('given no photographs, then the drawings say what is drawn', () => {
  renderPage(<Gallery page={pageWith({})} />, 'ar')
  expect(said()).toEqual(['رسم لمدينة دبلن', 'رسم للمعهد', expect.stringContaining('رسم توضيحي')])
})

test('given photographs of school, city and residence, then each says its editors’ words and none is called a drawing', () => {
  const page = pageWith({
    branch: { pictures: [photo('a', 'قاعة القراءة')] },
    city: { pictures: [photo('b', 'جسر فوق النهر')] },
    stay: { pictures: [photo('c', 'السكن مساءً')] },
  })
  renderPage(<Gallery page={page} />, 'ar')
  expect(said()).toEqual(['قاعة القراءة', 'جسر فوق النهر', 'السكن مساءً'])
})

test('given a gallery, then it can be drawn along by keys and its first picture is asked for first', () => {
  renderPage(<Gallery page={pageWith({ branch: { pictures: [photo('a', 'أ'), photo('b', 'ب')] } })} />, 'ar')
  const strip = screen.getByRole('region', { name: 'الصور' })
  expect(strip.tabIndex).toBe(0)
  const [first, second] = within(strip).getAllByRole('img')
  expect(first?.getAttribute('fetchpriority')).toBe('high')
  expect(second?.getAttribute('loading')).toBe('lazy')
})
