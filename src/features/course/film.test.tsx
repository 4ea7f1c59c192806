import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Locale } from '../../config/locales'
import { followLinks } from '../../i18n/follow-links'
import { renderPage } from '../../testing/render-page'
import { Film } from './film'

const frame = () => document.querySelector('iframe')

/** As on the course page: what stands around the gallery hears its presses. */
const renderFilm = (url: string, locale: Locale) =>
  renderPage(
    // biome-ignore lint/a11y/useKeyWithClickEvents: a keyboard's Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: only links in it are followed
    <div onClick={followLinks}>
      <Film url={url} />
    </div>,
    locale,
  )

test('given a school’s film, then nothing of its site is there before it is pressed, and pressing plays it in its place', async () => {
  renderFilm('https://youtu.be/abc?si=1', 'ar')
  expect(frame()).toBeNull()
  const link = screen.getByRole('link', { name: 'شاهد المقطع' })
  link.focus()
  fireEvent.click(link)
  fireEvent.click(link)
  await waitFor(() => expect(frame()?.src).toBe('https://www.youtube-nocookie.com/embed/abc?autoplay=1&rel=0'))
  expect(frame()?.title).toBe('شاهد المقطع')
  expect(document.activeElement).toBe(frame())
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
})

test('given a film whose file comes late, when she types elsewhere meanwhile, then the film plays and she types on', async () => {
  renderFilm('https://youtu.be/abc', 'en')
  const link = screen.getByRole('link', { name: 'Watch the video' })
  link.focus()
  fireEvent.click(link)
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await waitFor(() => expect(frame()).toBeTruthy())
  expect(document.activeElement).toBe(field)
  field.remove()
})

test('given a film of a site that we let no frames in from, then it stays a link to it, without scripts too', () => {
  renderFilm('https://demo-school.example/film', 'en')
  const link = screen.getByRole('link', { name: 'Watch the video' })
  expect(link.getAttribute('href')).toBe('https://demo-school.example/film')
  expect(link.dataset).not.toHaveProperty('video')
  expect(link.dataset).not.toHaveProperty('needsScript')
})
