import { keepEarlyActs } from './early-acts'

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

describe('given a sleeping page whose sleep script has not come yet', () => {
  let reached: string[] = []
  const note = (event: Event) => {
    reached.push(`${event.type} ${(event.target as Element).id}${event.defaultPrevented ? ' held' : ''}`)
    event.preventDefault()
  }
  const onAct = jest.fn()
  let acts: ReturnType<typeof keepEarlyActs>

  beforeEach(() => {
    reached = []
    onAct.mockClear()
    document.body.innerHTML = `
      <button id="more" type="button"><i id="plus">+</i></button> <a id="link" href="/ar/x">x</a>
      <form id="own"><input id="name"><button id="send">s</button></form> <form id="plain" action="/ar/search-by-course"><button id="find">f</button></form>`
    acts = keepEarlyActs(onAct)
    for (const name of ['click', 'submit']) document.addEventListener(name, note)
  })
  afterEach(() => {
    acts.takeOver()
    for (const name of ['click', 'submit']) document.removeEventListener(name, note)
  })

  test('what only React can answer waits, and nobody else hears of it: a press, a form without an address', () => {
    press('#plus')
    document.querySelector<HTMLFormElement>('#own')?.requestSubmit()
    expect(reached).toEqual([])
    expect(acts.takeOver().map(({ type, target, defaultPrevented }) => [type, (target as Element).id, defaultPrevented])).toEqual([
      ['click', 'plus', true],
      ['submit', 'own', true],
    ])
  })

  test('what does its work by itself does it: a link, a form with an address', () => {
    press('#link')
    document.querySelector<HTMLFormElement>('#plain')?.requestSubmit()
    expect(reached).toEqual(['click link', 'submit plain'])
  })

  test('each act asks for the script, and what is typed keeps its place among the others', () => {
    document.querySelector('#name')?.dispatchEvent(new Event('input', { bubbles: true }))
    press('#more')
    expect(onAct).toHaveBeenCalledTimes(2)
    expect(acts.isAny()).toBe(true)
    expect(acts.takeOver().map(({ type }) => type)).toEqual(['input', 'click'])
  })

  test('taken over, it listens no more', () => {
    acts.takeOver()
    press('#more')
    expect(reached).toEqual(['click more'])
    expect(onAct).not.toHaveBeenCalled()
  })
})
