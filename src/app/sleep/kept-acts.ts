/** What a visitor does on a sleeping page: what only React can answer is kept and done again, in order, when React is there. */
import { decidedWith, type Field, setHeld } from './held-fields'
import { around, controlAt, hold, isSentByReact } from './needs-react'

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

/** Enter in a field settles what is typed in it before it sends the form: a date, a number of weeks. */
function leaveFieldOf(form: HTMLFormElement) {
  const { activeElement } = document
  if (isField(activeElement) && activeElement.form === form) leave(activeElement)
}

/** Where it was done: a form is sent from the field in which Enter was pressed. */
export function placeOf({ type, target }: Event): EventTarget | null {
  const { activeElement } = document
  const isSentFromField = type === 'submit' && isField(activeElement) && activeElement.form === target
  return isSentFromField ? activeElement : target
}

/** `at`: where it was done. `value`: what stood in a field then. */
type Act = { on: Event | HTMLFormElement | Field; at: Element; value?: string; again: () => unknown }

/** The part of an awake page that sleeps on and holds this (ui/sleeping-part); one that was acted in, until that is done again. */
export const sleepingPartOf = (target: EventTarget | null) => around(target, '[data-sleeps],[data-wanted]')

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
  return {
    onClick(event: Event) {
      event.stopPropagation()
      const control = controlAt(event.target)
      if (!control) return
      hold(event)
      // A heart that turns out to be full was pressed to be filled: a visitor's own things are not in the built page.
      const seen = control.ariaPressed
      acts.push({ on: event, at: control, again: () => control.ariaPressed === seen && control.click() })
    },
    onSubmit(event: Event) {
      const form = event.target as HTMLFormElement
      const { submitter } = event as SubmitEvent
      if (!isSentByReact(form)) return
      hold(event)
      // Enter pressed again, with nothing changed meanwhile, sends nothing more.
      if (acts.at(-1)?.on === form) return
      const at = placeOf(event) as Element
      const act = { on: form, at }
      acts.push({ ...act, again: () => leaveFieldOf(form) }, { ...act, again: () => form.requestSubmit(submitter ?? undefined) })
    },
    onKey(event: Event) {
      const press = event as KeyboardEvent
      event.stopPropagation()
      if (!isStep(press)) return
      hold(event)
      const at = press.target as Element
      acts.push({ on: event, at, again: () => at.dispatchEvent(new KeyboardEvent('keydown', { key: press.key, bubbles: true })) })
    },
    onInput(event: Event) {
      const { target } = event
      event.stopPropagation()
      if (!isField(target)) return
      const value = isTick(target) ? String(target.checked) : target.value
      // A later choice takes the place of the one before, also where each choice is a field of its own.
      const together = decidedWith(target)
      const before = acts.find(({ on }) => on === target)
      // Left with what was typed into it before: that keeps its place among the other acts. A tick tells of itself twice.
      if (before?.value === value) return
      acts = acts.filter(({ on }) => !together.includes(on as Element))
      setHeld(together, false)
      // Ticked and taken off again: nothing has changed, and React would take doing it again for a change.
      if (isTick(target) && (before || (!isTold && !isChanged(target)))) return
      setHeld(together, true)
      acts.push({ on: target, at: target, value, again: () => enterAgain(target) })
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
