import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../../testing/render-page'
import { Film } from './film'

const frame = () => document.querySelector('iframe')

test('given a school’s film, then nothing of its site is there before it is pressed, and pressing plays it in its place', async () => {
  renderPage(<Film url="https://youtu.be/abc?si=1" />, 'ar')
  expect(frame()).toBeNull()
  await userEvent.setup().click(screen.getByRole('link', { name: 'شاهد المقطع' }))
  expect(frame()?.src).toBe('https://www.youtube-nocookie.com/embed/abc?autoplay=1&rel=0')
  expect(frame()?.title).toBe('شاهد المقطع')
  expect(document.activeElement).toBe(frame())
})

test('given a film of a site that we let no frames in from, then it stays a link to it, without scripts too', () => {
  renderPage(<Film url="https://demo-school.example/film" />, 'en')
  const link = screen.getByRole('link', { name: 'Watch the video' })
  expect(link.getAttribute('href')).toBe('https://demo-school.example/film')
  expect(link.hasAttribute('data-needs-script')).toBe(false)
})
