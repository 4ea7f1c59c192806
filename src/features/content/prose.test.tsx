import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cleanHtml } from '../../domain/prose/clean-html'
import { renderPage } from '../../testing/render-page'
import { Prose } from './prose'

const words = { table: 'جدول', video: 'شاهد الفيلم' }
const clean = (html: string) => cleanHtml(html, { language: 'ar', host: 'rihla.example', find: () => undefined, words })
const embed = '<p>قبل</p><iframe src="https://www.youtube.com/embed/abc?si=1" title="جولة في المعهد" onload="x()"></iframe>'

test('given an editor’s film, then nothing of its site is there before it is pressed, and pressing plays it in its place (case 91)', async () => {
  const user = userEvent.setup()
  renderPage(<Prose html={clean(embed)} />, 'ar')
  const link = screen.getByRole('link', { name: 'جولة في المعهد' })
  expect(document.querySelector('iframe')).toBeNull()
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abc')
  await user.click(link)
  await waitFor(() => expect(document.querySelector('iframe')?.src).toBe('https://www.youtube-nocookie.com/embed/abc?autoplay=1&rel=0'))
  expect(document.querySelector('iframe')?.title).toBe('جولة في المعهد')
  expect(document.activeElement).toBe(document.querySelector('iframe'))
})

test('given a link that an editor dresses as a film, then it stays a link', () => {
  renderPage(<Prose html={clean('<a href="https://bad.example/watch?v=1" data-video data-needs-script>x</a>')} />, 'ar')
  expect(screen.getByRole('link').outerHTML).toBe('<a href="https://bad.example/watch?v=1" rel="noopener">x</a>')
})
