import { act, screen } from '@testing-library/react'
import { tellLoading } from '../../config/events'
import { renderPage } from '../../testing/render-page'
import { LoadingBar } from './loading-bar'

const state = () => screen.getByRole('progressbar', { hidden: true }).dataset.state
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

describe('the loading bar (spec §9)', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    renderPage(<LoadingBar label="loading" />)
  })
  afterEach(() => jest.useRealTimers())

  it('given work shorter than 200 ms, then it is never seen', () => {
    act(() => tellLoading('start'))
    pass(199)
    act(() => tellLoading('finish'))
    expect(state()).toBe('idle')
  })
  it('given longer work, then it runs after 200 ms, hides 500 ms after the end and is reset 400 ms later', () => {
    act(() => tellLoading('start'))
    pass(200)
    expect(state()).toBe('running')
    act(() => tellLoading('finish'))
    expect(state()).toBe('done')
    pass(500)
    expect(state()).toBe('hidden')
    pass(400)
    expect(state()).toBe('idle')
  })
  it('given an end that comes after the end, then the bar that is hidden stays so', () => {
    act(() => tellLoading('start'))
    pass(200)
    act(() => tellLoading('finish'))
    pass(500)
    act(() => tellLoading('finish'))
    expect(state()).toBe('hidden')
  })
  it('given a failure, then it shows an error and goes', () => {
    act(() => tellLoading('start'))
    pass(200)
    act(() => tellLoading('error'))
    expect(state()).toBe('error')
    pass(500)
    pass(400)
    expect(state()).toBe('idle')
  })
})
