import { fireEvent, render, screen } from '@testing-library/react'
import { events } from '../config/events'
import { followLinks } from './follow-links'

jest.mock('gatsby', () => ({ navigate: jest.fn() }))
jest.mock('./play-film', () => {
  throw new Error('out of reach')
})

const told = jest.fn()
window.addEventListener(events.outOfReach, told)
const isOnline = jest.spyOn(window.navigator, 'onLine', 'get')

/** jsdom goes nowhere but within a page: the film's site is a place on this one. */
function press() {
  // biome-ignore lint/a11y/useKeyWithClickEvents: a keyboard's Enter on a link is a click
  // biome-ignore lint/a11y/noStaticElementInteractions: only links in it are followed
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of this test
  const page = render(<div onClick={followLinks} dangerouslySetInnerHTML={{ __html: '<a data-video href="#site">film</a>' }} />)
  fireEvent.click(screen.getByText('film'))
  return page
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  location.hash = ''
  told.mockClear()
})

describe('given a film whose file can’t be had', () => {
  it('when it is pressed, then its own site shows it', async () => {
    isOnline.mockReturnValue(true)
    press()
    await settle()
    expect([location.hash, told.mock.calls.length]).toEqual(['#site', 0])
  })
  it('when she has gone Back before that is known, then she is left where she is', async () => {
    isOnline.mockReturnValue(true)
    press().unmount()
    await settle()
    expect([location.hash, told.mock.calls.length]).toEqual(['', 0])
  })
  it('when there is no connection, then she stays and is told', async () => {
    isOnline.mockReturnValue(false)
    press()
    await settle()
    expect([location.hash, told.mock.calls.length]).toEqual(['', 1])
  })
})
