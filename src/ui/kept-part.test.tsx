import { act, render, screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { keptPart, withParts, writtenPart } from './kept-part'

function Story({ title }: { title: string }) {
  return (
    <>
      <h2>{title}</h2>
      <p>told</p>
    </>
  )
}

const load = jest.fn(async () => Story)
const Written = writtenPart(Story)
const Kept = keptPart<{ title: string }>('story', load)

/** The built page, taken over by scripts that do not carry the part. */
async function wake() {
  const built = render(<Written title="as built" />)
  const html = built.container.innerHTML
  built.unmount()
  document.body.innerHTML = `<div id="page">${html}</div>`
  const page = document.getElementById('page')
  if (!page) throw new Error('no page')
  const problems = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const root = await act(async () => hydrateRoot(page, <Kept title="as built" />))
  const said = problems.mock.calls.length
  problems.mockRestore()
  return { root, said }
}

beforeEach(() => load.mockClear())

describe('given a built page with a part that only tells (decision 19)', () => {
  it('when it wakes, then the part stays as it was written, and nothing is fetched for it', async () => {
    const { root, said } = await wake()
    expect(screen.getByRole('heading').textContent).toBe('as built')
    expect(load).not.toHaveBeenCalled()
    expect(said).toBe(0)
    await act(async () => root.render(<Kept title="as built" />))
    expect(screen.getByText('told')).toBeTruthy()
    await act(async () => root.unmount())
  })
  it('when the visitor comes back to it, then it is there at once', async () => {
    const { root } = await wake()
    await act(async () => root.unmount())
    const { unmount } = render(<Kept title="as built" />)
    expect(screen.getByRole('heading').textContent).toBe('as built')
    expect(load).not.toHaveBeenCalled()
    unmount()
  })
  it('when a film played in it, then it waits again when the visitor comes back', async () => {
    const { root } = await wake()
    screen.getByText('told').before(document.createElement('iframe'))
    await act(async () => root.unmount())
    const { container, unmount } = render(<Kept title="as built" />)
    expect(screen.getByText('told')).toBeTruthy()
    expect(container.querySelector('iframe')).toBeNull()
    unmount()
  })
  it('when another page is reached without reloading, then its part is fetched', async () => {
    window.history.pushState({}, '', '/another')
    await act(async () => {
      render(<Kept title="another" />)
    })
    expect(screen.getByRole('heading').textContent).toBe('another')
    expect(load).toHaveBeenCalledTimes(1)
  })
  it('when its page has waited for it, then it is drawn with the page and not after it', async () => {
    const Waited = keptPart<{ title: string }>('waited', load)
    const Page = withParts(() => <Waited title="with the page" />, [Waited, Written])
    await Page.parts()
    window.history.pushState({}, '', '/waited')
    const page = document.createElement('div')
    // As a browser draws, not as a test that waits for everything.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    flushSync(() => createRoot(page).render(<Page />))
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    expect(page.textContent).toBe('with the pagetold')
    expect(load).toHaveBeenCalledTimes(1)
  })
})
