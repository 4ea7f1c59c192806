import { fireEvent, render, screen } from '@testing-library/react'
import { followLinks } from './follow-links'

const navigate = jest.fn()
jest.mock('gatsby', () => ({ navigate: (path: string) => navigate(path) }))

const html = [
  '<a href="/ar/about-us?x=1#y"><strong>inside</strong></a>',
  '<a href="https://gov.example/" rel="noopener">outside</a>',
  '<a href="//gov.example/">schemeless</a>',
  '<a href="/ar/faq" target="_blank">window</a>',
  '<a href="/media/form.pdf">file</a>',
  '<a href="#part">part</a>',
  '<a href="mailto:a@b.example">mail</a>',
  'words',
].join('')

beforeEach(() => {
  navigate.mockClear()
  // jsdom knows no navigation: what the browser would do by itself is only looked at.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  // biome-ignore lint/a11y/useKeyWithClickEvents: a keyboard's Enter on a link is a click
  // biome-ignore lint/a11y/noStaticElementInteractions: only links in it are followed
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of this test
  render(<div data-testid="prose" onClick={followLinks} dangerouslySetInnerHTML={{ __html: html }} />)
})

it('given a link to a page of ours, when it is pressed on the word in it, then the app goes there without reloading', () => {
  fireEvent.click(screen.getByText('inside'))
  expect(navigate).toHaveBeenCalledWith('/ar/about-us?x=1#y')
})

it.each(['outside', 'schemeless', 'window', 'file', 'part', 'mail'])(
  'given a link to %s, then the browser follows it by itself',
  (name) => {
    fireEvent.click(screen.getByText(name))
    expect(navigate).not.toHaveBeenCalled()
  },
)

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'given a press with %j, then a new tab may open',
  (how) => {
    fireEvent.click(screen.getByText('inside'), how)
    expect(navigate).not.toHaveBeenCalled()
  },
)

it('given a press beside any link, then nothing happens', () => {
  fireEvent.click(screen.getByTestId('prose'))
  expect(navigate).not.toHaveBeenCalled()
})
