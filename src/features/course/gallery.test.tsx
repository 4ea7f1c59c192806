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

test('given a gallery, then it can be drawn along by keys and its first picture is asked for first, the others after all else', () => {
  renderPage(<Gallery page={pageWith({ branch: { pictures: [photo('a', 'أ'), photo('b', 'ب')] } })} />, 'ar')
  const strip = screen.getByRole('region', { name: 'الصور' })
  expect(strip.tabIndex).toBe(0)
  const [first, second] = within(strip).getAllByRole('img')
  expect(first?.getAttribute('fetchpriority')).toBe('high')
  expect(second?.getAttribute('loading')).toBe('lazy')
  expect(second?.getAttribute('fetchpriority')).toBe('low')
})

describe('given photographs of different sizes on a wide page', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => photo(name, name))
  const asked = () =>
    within(screen.getByRole('region', { name: 'Pictures' }))
      .getAllByRole('img')
      .map((image) => image.getAttribute('sizes'))
      .map((sizes) => sizes && /, (\d+)rem\)/.exec(sizes)?.[1])

  test('when five fill the frame, then only the first is asked for large', () => {
    renderPage(<Gallery page={pageWith({ branch: { pictures: [a, b, c] }, city: { pictures: [d] } })} />, 'en')
    expect(asked()).toEqual(['38', '19', '19', '19', null])
  })
  test('when there are four, then the last one is cut from the height of two rows and asked for large too', () => {
    renderPage(<Gallery page={pageWith({ branch: { pictures: [a, b] }, stay: { pictures: [c] } })} />, 'en')
    expect(asked()).toEqual(['38', '19', null, '38'])
  })
  test('when there are three, then the first takes two of three columns', () => {
    renderPage(<Gallery page={pageWith({ branch: { pictures: [a] }, stay: { pictures: [b] } })} />, 'en')
    expect(asked()).toEqual(['51', null, '25'])
  })
  test('when a film follows them, then it has the last place and the fourth stays small', () => {
    renderPage(<Gallery page={pageWith({ branch: { pictures: [a, b, c, d], videoUrl: 'https://demo-school.example/film' } })} />, 'en')
    expect(asked().slice(0, 4)).toEqual(['38', '19', '19', '19'])
  })
})
