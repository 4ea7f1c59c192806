/** What a visitor does on a sleeping page: what only React can answer is kept and done again, in order, when React is there. */
import { wanted } from '../../config/event-names'
import { addressOf, elementAt } from './element-address'
import { decidedWith, type Field, setHeld } from './held-fields'
import { around, controlClicked, hold, isSentByReact } from './needs-react'

/** A plain link leaves the page: waking it would be work for nothing. */
export function leavesPage(target: EventTarget | null): boolean {
  const link = around(target, 'a[href]')
  return link !== null && !link.matches('[data-needs-script]') && !link.getAttribute('href')?.startsWith('#')
}

const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches('input,select,textarea')
const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** Does it hold something else than was built? A list of which nothing was chosen shows its first. */
export function isChanged(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0 && !field.selectedOptions[0]?.defaultSelected
  return field.value !== field.defaultValue
}

/** Plain events: nothing but React listens to them. */
export function tell(field: Element, ...names: string[]) {
  for (const name of names) field.dispatchEvent(new Event(name, { bubbles: true }))
}

/** Tells React what the visitor entered before it was there. React's tracker of the field has to think otherwise first, or it would hear an echo. */
function enterAgain(field: Field) {
  if (isTick(field)) {
    setHeld(decidedWith(field), false)
    field.checked = !field.checked
    field.click()
    return
  }
  // Held, the field itself stays as it is, with the caret in its place.
  field.value += '.'
  setHeld([field], false)
  tell(field, 'input', 'change')
  // A field that was left meanwhile is judged on leaving: a typed date would else stand there and not count.
  if (document.activeElement !== field) leave(field)
}

const leave = (field: Element) => tell(field, 'focusout')

/** Where it was done: a form is sent from the field in which Enter was pressed. */
export function placeOf({ type, target }: Event): EventTarget | null {
  const { activeElement } = document
  const isSentFromField = type === 'submit' && isField(activeElement) && activeElement.form === target
  return isSentFromField ? activeElement : target
}

/** What was done, for the page that is loaded in place of this one: `what` is the key, what stood in the field, or whether a heart was full. */
type Deed = { kind: 'click' | 'step' | 'send' | 'enter'; what: string | null }
/** `at`: where it was done. */
type Act = { on: Event | HTMLFormElement | Field | Element; at: Element; deed?: Deed; again: () => unknown }

/** The part of an awake page that sleeps on and holds this (ui/sleeping-part); one that was acted in, until that is done again. */
export const sleepingPartOf = (target: EventTarget | null) => around(target, '[data-sleeps],[data-wanted]')

/** Tells a part that it is acted in, and whoever wakes the page that it was. */
export function want(target: EventTarget | null) {
  const part = leavesPage(target) ? null : sleepingPartOf(target)
  if (!part || part.dataset.wanted !== undefined) return
  part.dataset.wanted = ''
  part.dispatchEvent(new Event(wanted))
}

/** Parts that have come to life: what was kept in them can be done. */
export function letPartsAnswer() {
  for (const part of document.querySelectorAll('[data-wanted]:not([data-sleeps])')) part.removeAttribute('data-wanted')
}

const stepKeys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']
/** A key with which React steps a number. The others do their work in the field itself. */
const isStep = ({ target, key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('[role=spinbutton]') && stepKeys.includes(key) && !(ctrlKey || altKey || metaKey || shiftKey)

/**
 * Keeps acts until they can be done again. A field is kept once, with its last value. React hears nothing of what is kept: where it has come
 * already it would do it too, and in a part it would do it to what was built.
 */
export function createKeptActs() {
  let acts: Act[] = []
  /** React may know of other ticks than were built. */
  let isTold = false
  const pressed = new WeakSet<Element>()

  /**
   * `seen`: a heart that turns out to be full was pressed to be filled. A visitor's own things are not in the built page. The presses after the
   * first turn over what that one wanted.
   */
  function keepClick(control: HTMLElement, seen: string | null) {
    const isLater = pressed.has(control)
    pressed.add(control)
    // A film plays once: pressed again it would lead to its own site.
    if (isLater && control.matches('a')) return
    const again = () => (isLater || control.ariaPressed === seen) && control.click()
    acts.push({ on: control, at: control, deed: { kind: 'click', what: seen }, again })
  }
  function keepStep(at: Element, key: string) {
    const again = () => at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    acts.push({ on: at, at, deed: { kind: 'step', what: key }, again })
  }
  /** Enter in a field settles what is typed in it before it sends the form: a date, a number of weeks. */
  function keepSend(at: Element, submitter?: HTMLElement | null) {
    const form = (isField(at) ? at.form : at) as HTMLFormElement
    acts.push({ on: form, at, again: () => isField(at) && leave(at) })
    acts.push({ on: form, at, deed: { kind: 'send', what: null }, again: () => form.requestSubmit(submitter ?? undefined) })
  }
  function keepEntered(field: Field) {
    const value = isTick(field) ? String(field.checked) : field.value
    // A later choice takes the place of the one before, also where each choice is a field of its own.
    const together = decidedWith(field)
    const before = acts.find(({ on, deed }) => on === field && deed?.kind === 'enter')
    // Left with what was typed into it before: that keeps its place among the other acts. A tick tells of itself twice.
    if (before?.deed?.what === value) return
    acts = acts.filter(({ on, deed }) => deed?.kind !== 'enter' || !together.includes(on as Element))
    setHeld(together, false)
    // Ticked and taken off again: nothing has changed, and React would take doing it again for a change.
    if (isTick(field) && (before || (!isTold && !isChanged(field)))) return
    setHeld(together, true)
    acts.push({ on: field, at: field, deed: { kind: 'enter', what: value }, again: () => enterAgain(field) })
  }
  function keepAgain({ kind, what }: Deed, at: HTMLElement) {
    if (kind === 'click') keepClick(at, what)
    else if (kind === 'step') keepStep(at, what ?? '')
    else if (kind === 'send') keepSend(at)
    else if (isField(at)) {
      if (isTick(at)) at.checked = what === 'true'
      else at.value = what ?? ''
      keepEntered(at)
    }
  }

  return {
    onClick(event: Event) {
      event.stopPropagation()
      const control = controlClicked(event)
      if (!control) return
      hold(event)
      keepClick(control, control.ariaPressed)
    },
    onSubmit(event: Event) {
      const form = event.target as HTMLFormElement
      if (!isSentByReact(form)) return
      hold(event)
      // Enter pressed again, with nothing changed meanwhile, sends nothing more.
      if (acts.at(-1)?.on !== form) keepSend(placeOf(event) as Element, (event as SubmitEvent).submitter)
    },
    onKey(event: Event) {
      const press = event as KeyboardEvent
      event.stopPropagation()
      if (!isStep(press)) return
      hold(event)
      keepStep(press.target as Element, press.key)
    },
    onInput(event: Event) {
      const { target } = event
      event.stopPropagation()
      if (isField(target)) keepEntered(target)
    },
    /** For the page that is loaded in place of this one; null where nothing was done. */
    toText: () => (acts.length === 0 ? null : JSON.stringify(acts.map(({ at, deed }) => deed && [addressOf(at), deed]))),
    takeOver(text: string) {
      for (const left of JSON.parse(text)) {
        const at = left && elementAt(left[0])
        want(at)
        if (at) keepAgain(left[1], at)
      }
    },
    /**
     * One after the other: each finds the page as the one before has left it, as it would have been under her hand. What is done in between is
     * kept behind them, and what was done in a part that sleeps on waits for it.
     * @param answer tells the page to answer, or to keep what is done
     */
    async doAgain(answer: (isAwake: boolean) => void) {
      isTold = true
      const next = () => acts.find(({ at }) => !sleepingPartOf(at))
      for (let act = next(); act; act = next()) {
        acts.splice(acts.indexOf(act), 1)
        answer(true)
        act.again()
        answer(false)
        await new Promise((resolve) => setTimeout(resolve))
      }
      answer(true)
    },
  }
}
