import { act, render, screen } from '@testing-library/react'
import { type ComponentType, createContext, memo, type ReactElement, Suspense, useContext, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { events } from '../config/events'
import { sleepingPart, type Waking } from './sleeping-part'

const Place = createContext('/')

function Counter({ name }: { name: string }) {
  const [presses, setPresses] = useState(0)
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {name} {presses} {useContext(Place)}
    </button>
  )
}
type Shown = { name: string } & Waking
/** What stands between the part and what changes around it. */
const Still = memo(({ Part, ...props }: Shown & { Part: ComponentType<Shown> }) => <Part {...props} />)

const counter = () => screen.getByRole('button')
const box = () => counter().closest<HTMLElement>('[data-sleeps]')
const settle = () => act(() => jest.advanceTimersByTimeAsync(0))

const inMarks = () =>
  renderToString(
    <Suspense>
      <Counter name="built" />
    </Suspense>,
  )

/** As Gatsby writes it: the part whole, where a server that waited for nothing would have left its place open. */
const written = (page: ReactElement) => renderToString(page).replace(/<!--\$!-->[\s\S]*<!--\/\$-->/, inMarks())

function setUp(load: () => Promise<typeof Counter>) {
  const Part = sleepingPart('counter', load, <p>waiting</p>)
  const awake = jest.fn()
  const page = ({ name = 'built', place = '/', isWanted = false } = {}): ReactElement => (
    <div>
      <Place.Provider value={place}>
        <Still {...{ Part, name, isWanted }} onAwake={awake} />
      </Place.Provider>
    </div>
  )
  return { page, awake }
}

let root: Root | undefined
/** A page that wakes with its part asleep. */
async function wakePage(load: () => Promise<typeof Counter>, beforeWaking = (): void => undefined) {
  const { page, awake } = setUp(load)
  const container = document.createElement('div')
  container.innerHTML = written(page())
  document.body.replaceChildren(container)
  beforeWaking()
  root = await act(async () => hydrateRoot(container, page()))
  await settle()
  return { awake, show: (props: Parameters<typeof page>[0]) => act(async () => root?.render(page(props))) }
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  jest.useRealTimers()
})

describe('given a built page with a part that sleeps on', () => {
  it('when the page wakes, then the part stands as it was built and its scripts are not fetched', async () => {
    const load = jest.fn(async () => Counter)
    await wakePage(load)
    expect(counter().textContent).toBe('built 0 /')
    expect(load).not.toHaveBeenCalled()
    expect(box()?.dataset.sleeps).toBe('counter')
  })

  it('when the visitor acts in it, then it comes to life where it stands, and says so', async () => {
    const { awake } = await wakePage(async () => Counter)
    const before = counter()
    const heard = jest.fn()
    window.addEventListener(events.awake, heard, { once: true })
    await act(async () => void box()?.dispatchEvent(new Event(events.wanted)))
    await settle()
    expect(counter()).toBe(before)
    expect(box()).toBeNull()
    expect([awake.mock.calls.length, heard.mock.calls.length]).toEqual([1, 1])
    await act(async () => counter().click())
    expect(counter().textContent).toBe('built 1 /')
  })

  it('when it was acted in before the page woke, then it wakes with it', async () => {
    await wakePage(
      async () => Counter,
      () => box()?.setAttribute('data-wanted', ''),
    )
    expect(box()).toBeNull()
  })

  it('when it is to show something else, then it wakes and shows that', async () => {
    const { show } = await wakePage(async () => Counter)
    await show({ name: 'newer', isWanted: true })
    await settle()
    expect(counter().textContent).toBe('newer 0 /')
  })

  it('when the page around it changes before its scripts are there, then what stood there stands until they are', async () => {
    let come = (_: typeof Counter): void => undefined
    const { show } = await wakePage(
      () =>
        new Promise((resolve) => {
          come = resolve
        }),
    )
    await show({ place: '/elsewhere' })
    await settle()
    expect(counter().textContent).toBe('built 0 /')
    await act(async () => come(Counter))
    await settle()
    expect(counter().textContent).toBe('built 0 /elsewhere')
    await act(async () => counter().click())
    expect(counter().textContent).toBe('built 1 /elsewhere')
  })

  it('when its scripts can not be had, then it stands, asks again after 3, 6 … seconds, and wakes when they are there (case 26)', async () => {
    let isServed = false
    const load = jest.fn(async () => {
      if (!isServed) throw new Error('out of reach')
      return Counter
    })
    await wakePage(load)
    await act(async () => void box()?.dispatchEvent(new Event(events.wanted)))
    await act(() => jest.advanceTimersByTimeAsync(3000))
    expect([load.mock.calls.length, counter().textContent]).toEqual([2, 'built 0 /'])
    isServed = true
    await act(() => jest.advanceTimersByTimeAsync(6000))
    await settle()
    expect([load.mock.calls.length, box()]).toEqual([3, null])
  })
})

describe('given a page made in the browser', () => {
  it('then the part comes at once, and until it is there the page shows that it waits', async () => {
    const { page, awake } = setUp(async () => Counter)
    render(page())
    expect(screen.getByText('waiting')).toBeTruthy()
    await settle()
    expect(counter().textContent).toBe('built 0 /')
    expect(awake).toHaveBeenCalledTimes(1)
  })
})
