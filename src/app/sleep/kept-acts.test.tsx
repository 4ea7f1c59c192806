import { act } from '@testing-library/react'
import { type ChangeEvent, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createKeptActs, isChanged, leavesPage, letPartsAnswer, sleepingPartOf } from './kept-acts'
import { controlClicked } from './needs-react'

const at = (html: string, selector: string) => {
  document.body.innerHTML = html
  return document.querySelector(selector)
}

const clicked = (target: Element | null, how: MouseEventInit = {}) => controlClicked({ target, ...how } as unknown as MouseEvent)

describe('a press on a sleeping page', () => {
  it.each([
    ['a link', '<a href="/ar/x"><b>go</b></a>', 'b'],
    ['a summary', '<details><summary>q</summary></details>', 'summary'],
    ['a field', '<form><input></form>', 'input'],
    ['the button of a form', '<form><button type="submit">s</button></form>', 'button'],
    ['plain text', '<p>text</p>', 'p'],
  ])('on %s does its work without scripts', (_what, html, selector) => {
    expect(clicked(at(html, selector))).toBeNull()
  })
  it.each([
    ['a button', '<button type="button"><i>+</i></button>', 'i'],
    ['something that acts as one', '<div role="button">x</div>', 'div'],
    ['a link that scripts answer', '<a href="/ar/x" data-needs-script>x</a>', 'a'],
  ])('on %s is kept for React', (_what, html, selector) => {
    const target = at(html, selector)
    expect(clicked(target)).toBe(target?.closest('button,[role=button],a'))
  })
  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('on a link that scripts answer, with %j, is the browser’s', (how) => {
    expect(clicked(at('<a href="/ar/x" data-needs-script>x</a>', 'a'), how)).toBeNull()
    expect(clicked(at('<button type="button">+</button>', 'button'), how)).not.toBeNull()
  })
  it('on a link to another page wakes nothing; on a place of this page it may', () => {
    expect(leavesPage(at('<a href="/ar/x">x</a>', 'a'))).toBe(true)
    expect(leavesPage(at('<a href="#facts">x</a>', 'a'))).toBe(false)
  })
})

function Form({ onSend }: { onSend: (left: string) => void }) {
  const [state, setState] = useState({ count: 1, name: '', city: 'a', agreed: false, news: false, pay: 'card', left: '' })
  const change = (part: Partial<typeof state>) => setState((before) => ({ ...before, ...part }))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(state.left)
      }}
    >
      <output>{JSON.stringify(state)}</output>
      <button type="button" onClick={() => change({ count: state.count + 1 })}>
        +
      </button>
      <input
        name="name"
        value={state.name}
        onChange={(event) => change({ name: event.target.value })}
        onBlur={() => change({ left: state.name })}
      />
      <select value={state.city} onChange={(event) => change({ city: event.target.value })}>
        <option>a</option>
        <option>b</option>
      </select>
      <input type="checkbox" checked={state.agreed} onChange={(event) => change({ agreed: event.target.checked })} />
      {/* As the filters of a search: they know of a press, not of what the box holds. */}
      <input type="checkbox" name="news" checked={state.news} onChange={() => change({ news: !state.news })} />
      {['card', 'bank'].map((pay) => (
        <input key={pay} type="radio" name="pay" value={pay} checked={state.pay === pay} onChange={() => change({ pay })} />
      ))}
      <button type="submit">send</button>
    </form>
  )
}

describe('what was done while the page slept', () => {
  const acts = createKeptActs()
  let sent = 0
  let sentWith = ''
  const stateNow = () => JSON.parse(find('output').textContent ?? '')
  const find = <T extends Element>(selector: string) => document.querySelector(selector) as T

  beforeAll(async () => {
    document.body.innerHTML = `<div id="root">${renderToString(<Form onSend={() => undefined} />)}</div>`
    const names = { click: acts.onClick, submit: acts.onSubmit, input: acts.onInput, change: acts.onInput }
    for (const [name, listener] of Object.entries(names)) window.addEventListener(name, listener, true)

    find<HTMLButtonElement>('button[type=button]').click()
    const name = find<HTMLInputElement>('input[name=name]')
    name.focus()
    name.value = 'سارة'
    name.dispatchEvent(new Event('input', { bubbles: true }))
    const city = find<HTMLSelectElement>('select')
    city.value = 'b'
    city.dispatchEvent(new Event('change', { bubbles: true }))
    find<HTMLInputElement>('input[type=checkbox]').click()
    for (const selector of ['[name=news]', '[name=news]', '[value=bank]', '[value=card]']) find<HTMLInputElement>(selector).click()
    for (let times = 0; times < 3; times += 1) find<HTMLFormElement>('form').requestSubmit()

    await act(async () => {
      hydrateRoot(
        find('#root'),
        <Form
          onSend={(left) => {
            sent += 1
            sentWith = left
          }}
        />,
      )
    })
    for (const [type, listener] of Object.entries(names)) window.removeEventListener(type, listener, true)
    await act(async () => acts.doAgain(() => undefined))
  })

  it('is done again once React is there: presses, text, leaving the field, choices, ticks', () => {
    expect(stateNow()).toMatchObject({ count: 2, name: 'سارة', city: 'b', agreed: true, left: 'سارة' })
  })
  it('but what was ticked and taken off again, or chosen and unchosen, is as if it had not been', () => {
    expect(stateNow()).toMatchObject({ news: false, pay: 'card' })
  })
  it('and a form without an address is sent once, by React, however often Enter was pressed', () => {
    expect(sent).toBe(1)
  })
  it('with the field left that Enter was pressed in, as a date that is typed counts only then', () => {
    expect(document.activeElement).toBe(find('input[name=name]'))
    expect(sentWith).toBe('سارة')
  })
  it('once only', () => {
    acts.doAgain(() => undefined)
    expect(sent).toBe(1)
  })
})

describe('a film pressed again and again on a sleeping page', () => {
  it('is pressed once: its link would lead to its own site', async () => {
    const acts = createKeptActs()
    const film = at('<a href="https://film.example/" data-needs-script>film</a>', 'a') as HTMLAnchorElement
    const onClick = jest.fn((event: Event) => event.preventDefault())
    window.addEventListener('click', acts.onClick, true)
    for (let times = 0; times < 3; times += 1) film.click()
    window.removeEventListener('click', acts.onClick, true)
    film.addEventListener('click', onClick)
    await acts.doAgain(() => undefined)
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})

describe('a heart pressed on a sleeping page, where nobody’s is full', () => {
  it.each([
    ['of what was kept before stays full: it was pressed to be filled', 'true', 0],
    ['of anything else is filled', 'false', 1],
  ])('%s', async (_what, pressedWhenAwake, clicks) => {
    document.body.innerHTML = '<button type="button" aria-pressed="false"></button>'
    const heart = document.querySelector('button') as HTMLButtonElement
    const acts = createKeptActs()
    window.addEventListener('click', acts.onClick, true)
    heart.click()
    window.removeEventListener('click', acts.onClick, true)
    const onClick = jest.fn()
    heart.addEventListener('click', onClick)
    heart.setAttribute('aria-pressed', pressedWhenAwake)
    await acts.doAgain(() => undefined)
    expect(onClick).toHaveBeenCalledTimes(clicks)
  })
  it.each([
    ['empty', 'false', 30],
    ['full', 'true', 29],
  ])('thirty times, kept %s before, is empty in the end: each press turns over the one before', async (_what, pressedWhenAwake, clicks) => {
    document.body.innerHTML = '<button type="button" aria-pressed="false"></button>'
    const heart = document.querySelector('button') as HTMLButtonElement
    const acts = createKeptActs()
    window.addEventListener('click', acts.onClick, true)
    for (let press = 0; press < 30; press += 1) heart.click()
    window.removeEventListener('click', acts.onClick, true)
    const onClick = jest.fn(() => heart.setAttribute('aria-pressed', String(heart.ariaPressed !== 'true')))
    heart.addEventListener('click', onClick)
    heart.setAttribute('aria-pressed', pressedWhenAwake)
    await acts.doAgain(() => undefined)
    expect(onClick).toHaveBeenCalledTimes(clicks)
    expect(heart.ariaPressed).toBe('false')
  })
})

describe('what was done in a part that sleeps on while its page wakes', () => {
  const pressed: string[] = []
  const acts = createKeptActs()
  const button = (id: string) => document.getElementById(id) as HTMLButtonElement

  it('waits until the part is awake too, and is done once', async () => {
    document.body.innerHTML =
      '<button type="button" id="page"></button><div data-sleeps="list"><button type="button" id="part"></button></div>'
    window.addEventListener('click', acts.onClick, true)
    for (const id of ['part', 'page']) button(id).click()
    window.removeEventListener('click', acts.onClick, true)
    for (const id of ['part', 'page']) button(id).addEventListener('click', () => pressed.push(id))

    await acts.doAgain(() => undefined)
    expect(pressed).toEqual(['page'])
    button('part').closest('div')?.removeAttribute('data-sleeps')
    await acts.doAgain(() => undefined)
    await acts.doAgain(() => undefined)
    expect(pressed).toEqual(['page', 'part'])
  })

  it('also a form that is sent from a field of the part: it is sent after that field has its value', async () => {
    const done: string[] = []
    document.body.innerHTML = '<form><div data-sleeps="trip"><input></div><button></button></form>'
    const [form, field] = ['form', 'input'].map((selector) => document.querySelector(selector)) as [HTMLFormElement, HTMLInputElement]
    const names = { submit: acts.onSubmit, input: acts.onInput }
    for (const [name, listener] of Object.entries(names)) window.addEventListener(name, listener, true)
    field.focus()
    field.value = '9'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    form.requestSubmit()
    for (const [name, listener] of Object.entries(names)) window.removeEventListener(name, listener, true)
    for (const name of ['input', 'focusout', 'submit']) form.addEventListener(name, () => done.push(`${name} ${field.value}`))
    form.addEventListener('submit', (event) => event.preventDefault())

    await acts.doAgain(() => undefined)
    expect(done).toEqual([])
    field.parentElement?.removeAttribute('data-sleeps')
    await acts.doAgain(() => undefined)
    expect(done).toEqual(['input 9', 'focusout 9', 'submit 9'])
  })
})

/** As a course whose address asks for weeks: drawn anew as soon as it is awake, and again at each press. */
function Course() {
  const [trip, setTrip] = useState({ weeks: '4', room: 'none', insured: false, city: 'a', note: 'built', presses: 0 })
  const change = (part: Partial<typeof trip>) => setTrip((before) => ({ ...before, ...part }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has woken
  useLayoutEffect(() => change({ weeks: '10' }), [])
  return (
    <form>
      <output>{JSON.stringify(trip)}</output>
      <button type="button" onClick={() => change({ presses: trip.presses + 1 })} />
      <input id="weeks" value={trip.weeks} onChange={(event) => change({ weeks: event.target.value })} />
      {['none', 'single', 'shared'].map((room) => (
        <input key={room} type="radio" name="room" value={room} checked={trip.room === room} onChange={() => change({ room })} />
      ))}
      <input type="checkbox" checked={trip.insured} onChange={() => change({ insured: !trip.insured })} />
      <select value={trip.city} onChange={(event) => change({ city: event.target.value })}>
        <option>a</option>
        <option>b</option>
      </select>
      <textarea value={trip.note} onChange={(event) => change({ note: event.target.value })} />
    </form>
  )
}

describe('a field set while the page slept', () => {
  const find = <T extends Element = HTMLInputElement>(selector: string) => document.querySelector(selector) as T
  /** Typed by hand: where scripts may write nothing any more. */
  const type = (selector: string, text: string) => {
    const field = find(selector)
    field.focus()
    field.setSelectionRange(0, field.value.length)
    field.setRangeText(text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const stateNow = () => JSON.parse(find('output').textContent ?? '')
  const shown = () => ({
    weeks: find('#weeks').value,
    room: find(':checked[name=room]').value,
    insured: find('[type=checkbox]').checked,
    city: find<HTMLSelectElement>('select').value,
    note: find<HTMLTextAreaElement>('textarea').value,
  })
  const set = { weeks: '', room: 'single', insured: true, city: 'b', note: 'hers' }
  let acts: ReturnType<typeof createKeptActs>
  let isAwake = false
  const asleep = (listener: (event: Event) => void) => (event: Event) => isAwake || listener(event)
  let ended: AbortController
  const hydrate = () => act(async () => void hydrateRoot(find('#root'), <Course />))
  const answer = (answers: boolean) => {
    isAwake = answers
  }

  beforeEach(() => {
    isAwake = false
    acts = createKeptActs()
    ended = new AbortController()
    const options = { capture: true, signal: ended.signal }
    window.addEventListener('click', asleep(acts.onClick), options)
    for (const name of ['input', 'change']) window.addEventListener(name, asleep(acts.onInput), options)
    document.body.innerHTML = `<div id="root">${renderToString(<Course />)}</div>`
    find('button').click()
    type('#weeks', '')
    for (const selector of ['[value=single]', '[type=checkbox]']) find(selector).click()
    find<HTMLSelectElement>('select').value = 'b'
    find('select').dispatchEvent(new Event('change', { bubbles: true }))
    type('textarea', 'hers')
  })
  afterEach(() => ended.abort())

  it('stands as she set it whenever React draws the page before it has heard of it, and after', async () => {
    await hydrate()
    expect(stateNow()).toEqual({ weeks: '10', room: 'none', insured: false, city: 'a', note: 'built', presses: 0 })
    expect(shown()).toEqual(set)
    const seen: unknown[] = []
    await act(async () =>
      acts.doAgain((answers) => {
        answer(answers)
        seen.push(shown())
      }),
    )
    expect(seen).toEqual(Array(13).fill(set))
    expect(stateNow()).toEqual({ ...set, presses: 1 })
  })
  it('leaves the caret where it is', async () => {
    find<HTMLTextAreaElement>('textarea').setSelectionRange(1, 2)
    await hydrate()
    await act(async () => acts.doAgain(answer))
    const { selectionStart, selectionEnd } = find<HTMLTextAreaElement>('textarea')
    expect([selectionStart, selectionEnd]).toEqual([1, 2])
  })
  it('and set again while others are done again has her last word', async () => {
    await hydrate()
    let times = 0
    await act(async () =>
      acts.doAgain((answers) => {
        answer(answers)
        if (answers) return
        times += 1
        // The press is done, then the weeks, the room, the tick.
        if (times === 1) find('[value=shared]').click()
        if (times === 3) find('[type=checkbox]').click()
        if (times === 4) type('textarea', 'hers too')
      }),
    )
    expect(stateNow()).toEqual({ weeks: '', room: 'shared', insured: false, city: 'b', note: 'hers too', presses: 1 })
    expect(shown()).toEqual({ ...set, room: 'shared', insured: false, note: 'hers too' })
  })
  it('answers to everybody once React knows', async () => {
    await hydrate()
    await act(async () => acts.doAgain(answer))
    await act(async () => find('[value=none]').click())
    await act(async () => find('button').click())
    find('#weeks').value = '12'
    expect(shown()).toEqual({ ...set, room: 'none', weeks: '12' })
  })
})

function Stepper() {
  const [weeks, setWeeks] = useState(4)
  const type = (event: ChangeEvent<HTMLInputElement>) => setWeeks(Number(event.target.value))
  const press = ({ key }: { key: string }) => setWeeks(weeks + Number(key === 'ArrowUp') - Number(key === 'ArrowDown'))
  return <input role="spinbutton" aria-valuenow={weeks} value={weeks} onChange={type} onKeyDown={press} />
}

describe('what was done on a page that a deployment has changed meanwhile', () => {
  const pressed: string[] = []
  /** `says`: what stands on the button in the build that is drawn. */
  const page = (says: string) =>
    `<main><h1>${says}</h1><div id="trip"><button type="button">-</button><button type="button">${says}</button><input name="note"></div><form><input name="q"><button>go</button></form></main>`
  const one = <T extends Element>(selector: string) => document.querySelector(selector) as T
  const draw = (says: string) => {
    document.body.innerHTML = page(says)
    for (const button of document.querySelectorAll('button[type=button]'))
      button.addEventListener('click', () => pressed.push(button.textContent ?? ''))
    one('input').addEventListener('focusout', () => pressed.push(`note ${one<HTMLInputElement>('input').value}`))
    one('form').addEventListener('submit', (event) => {
      event.preventDefault()
      pressed.push(`sent ${one<HTMLInputElement>('[name=q]').value}`)
    })
  }
  const act = (acts: ReturnType<typeof createKeptActs>) => {
    const names = { click: acts.onClick, submit: acts.onSubmit, input: acts.onInput }
    for (const [name, listener] of Object.entries(names)) window.addEventListener(name, listener, true)
    one<HTMLButtonElement>('#trip button:nth-child(2)').click()
    for (const [name, value] of Object.entries({ note: 'window seat', q: 'london' })) {
      one<HTMLInputElement>(`[name=${name}]`).value = value
      one(`[name=${name}]`).dispatchEvent(new Event('input', { bubbles: true }))
    }
    one<HTMLFormElement>('form').requestSubmit()
    for (const [name, listener] of Object.entries(names)) window.removeEventListener(name, listener, true)
  }
  beforeEach(() => {
    pressed.length = 0
    draw('one more')
  })

  it('when something else stands there now, then that is not pressed', async () => {
    const before = createKeptActs()
    act(before)
    const left = before.toText() ?? ''
    draw('remove')
    const after = createKeptActs()
    after.takeOver(left)
    await after.doAgain(() => undefined)
    expect(pressed).toEqual(['note window seat', 'sent london'])
  })
  it('when it is loaded anew, then what is left as text is done on the page that comes', async () => {
    const before = createKeptActs()
    act(before)
    const left = before.toText() ?? ''
    draw('one more')
    const after = createKeptActs()
    after.takeOver(left)
    await after.doAgain(() => undefined)
    expect(pressed).toEqual(['one more', 'note window seat', 'sent london'])
    expect(after.toText()).toBeNull()
  })
})

describe('what is done where React has come, but not yet with what it shows now', () => {
  const acts = createKeptActs()
  const names = { click: acts.onClick, keydown: acts.onKey, input: acts.onInput, change: acts.onInput }
  const find = <T extends Element>(selector: string) => document.querySelector(selector) as T
  const asleep = async (doIt: () => void) => {
    for (const [name, listener] of Object.entries(names)) window.addEventListener(name, listener, true)
    await act(async () => doIt())
    for (const [name, listener] of Object.entries(names)) window.removeEventListener(name, listener, true)
  }

  beforeEach(async () => {
    const page = (
      <>
        <Form onSend={() => undefined} />
        <Stepper />
      </>
    )
    document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
    await act(async () => void hydrateRoot(find('#root'), page))
  })
  const stateNow = () => JSON.parse(find('output').textContent ?? '')

  it('is heard by React once, when it is done again: a tick is not taken off by its own repetition', async () => {
    await asleep(() => find<HTMLInputElement>('[name=news]').click())
    expect(stateNow()).toMatchObject({ news: false })
    expect(find<HTMLInputElement>('[name=news]').checked).toBe(true)
    await act(async () => acts.doAgain(() => undefined))
    expect(stateNow()).toMatchObject({ news: true })
    expect(find<HTMLInputElement>('[name=news]').checked).toBe(true)
  })
  it('also keys that step a number: each is one step', async () => {
    const press = (key: string) =>
      find('[role=spinbutton]').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    await asleep(() => {
      for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowUp', '8', 'Tab']) press(key)
    })
    expect(find('[role=spinbutton]').getAttribute('aria-valuenow')).toBe('4')
    await act(async () => acts.doAgain(() => undefined))
    expect(find('[role=spinbutton]').getAttribute('aria-valuenow')).toBe('6')
  })
})

describe('a field that the browser has put back is told from one that stands as it was built', () => {
  it.each([
    ['a tick', '<input type="checkbox">', { checked: true }],
    ['a tick taken off', '<input type="checkbox" checked>', { checked: false }],
    ['a text', '<input value="4">', { value: '' }],
    ['a list with a choice', '<select><option>a<option selected>b<option>c</select>', { value: 'c' }],
    ['a list without one', '<select><option>a<option>b</select>', { value: 'b' }],
  ])('%s', (_what, html, restored) => {
    const field = at(html, 'input,select') as HTMLInputElement
    expect(isChanged(field)).toBe(false)
    expect(isChanged(Object.assign(field, restored))).toBe(true)
  })
})

describe('what was done in a part of a page that is loaded anew', () => {
  const part = '<div data-sleeps="list"><button type="button">keep</button></div>'
  const told: string[] = []
  const button = () => document.querySelector('button') as HTMLButtonElement
  const draw = () => {
    document.body.innerHTML = part
    button().parentElement?.addEventListener('rihla:wanted', () => told.push('wanted'))
    button().addEventListener('click', () => told.push('kept'))
  }
  const press = (acts: ReturnType<typeof createKeptActs>) => {
    window.addEventListener('click', acts.onClick, true)
    button().click()
    window.removeEventListener('click', acts.onClick, true)
  }
  const wakePart = () => {
    button().parentElement?.removeAttribute('data-sleeps')
    letPartsAnswer()
  }
  beforeEach(() => {
    told.length = 0
    draw()
  })

  it('wakes the part of the page that comes, and is done there once', async () => {
    const before = createKeptActs()
    press(before)
    const left = before.toText() ?? ''
    draw()
    const after = createKeptActs()
    after.takeOver(left)
    await after.doAgain(() => undefined)
    expect(told).toEqual(['wanted'])
    wakePart()
    await after.doAgain(() => undefined)
    await after.doAgain(() => undefined)
    expect(told).toEqual(['wanted', 'kept'])
  })
})

describe('a number typed and stepped', () => {
  it('when its field is left, then the step still comes after what was typed', async () => {
    const acts = createKeptActs()
    document.body.innerHTML = `<div id="root">${renderToString(<Stepper />)}</div>`
    const field = document.querySelector('input') as HTMLInputElement
    field.value = '6'
    for (const name of ['input', 'keydown', 'change']) {
      const event = name === 'keydown' ? new KeyboardEvent(name, { key: 'ArrowUp' }) : new Event(name)
      Object.defineProperty(event, 'target', { value: field })
      if (name === 'keydown') acts.onKey(event)
      else acts.onInput(event)
    }
    await act(async () => void hydrateRoot(document.querySelector('#root') as Element, <Stepper />))
    await act(async () => acts.doAgain(() => undefined))
    expect(field.value).toBe('7')
  })
  it('given a step with a modifier, then the browser does what it does with it', () => {
    const acts = createKeptActs()
    document.body.innerHTML = '<input role="spinbutton">'
    const event = new KeyboardEvent('keydown', { key: 'ArrowUp', shiftKey: true, cancelable: true })
    Object.defineProperty(event, 'target', { value: document.querySelector('input') })
    acts.onKey(event)
    expect(event.defaultPrevented).toBe(false)
  })
})

describe('a part that was acted in and has come to life', () => {
  it('keeps what is done in it until what was done before is done again', () => {
    document.body.innerHTML = '<div data-wanted=""><input></div><div data-sleeps="list" data-wanted=""><b></b></div><p></p>'
    const parts = ['input', 'b', 'p'].map((selector) => document.querySelector(selector))
    expect(parts.map((part) => sleepingPartOf(part) !== null)).toEqual([true, true, false])
    letPartsAnswer()
    expect(parts.map((part) => sleepingPartOf(part) !== null)).toEqual([false, true, false])
  })
})
