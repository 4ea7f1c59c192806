/** What a visitor does on a sleeping page: what only React can answer is kept and done again, in order, when React is there. */
import { around, controlAt, hold, isSentByReact } from './needs-react'

/** A plain link leaves the page: waking it would be work for nothing. */
export function leavesPage(target: EventTarget | null): boolean {
  const link = around(target, 'a[href]')
  return link !== null && !link.matches('[data-needs-script]') && !link.getAttribute('href')?.startsWith('#')
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches('input,select,textarea')
const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** Sets the value past React's tracker of it, which would take the event that follows for an echo. */
function writeValue(field: Field, value: string) {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

/** Tells React what the visitor entered before it was there. */
function enterAgain(field: Field, value: string, checked: boolean) {
  if (isTick(field)) {
    field.checked = !checked
    field.click()
    return
  }
  writeValue(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
  // A field that was left meanwhile is judged on leaving: a typed date would else stand there and not count.
  if (document.activeElement !== field) leave(field)
}

const leave = (field: Element) => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))

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

const isRadio = (on: Act['on']): on is HTMLInputElement => on instanceof HTMLInputElement && on.type === 'radio'
/** A later choice takes the place of the one before, also where each choice is a field of its own. */
const isSameChoice = (one: Act['on'], other: Field) =>
  one === other || (isRadio(one) && isRadio(other) && one.name === other.name && one.form === other.form)

/**
 * Keeps acts until they can be done again. A field is kept once, with its last value. React hears nothing of what is kept: where it has come
 * already it would do it too, and in a part it would do it to what was built.
 */
export function createKeptActs() {
  let acts: Act[] = []
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
      const { value } = target
      const checked = isTick(target) && target.checked
      // Left with what was typed into it before: that keeps its place among the other acts.
      if (!isTick(target) && acts.some(({ on, value: kept }) => on === target && kept === value)) return
      acts = acts.filter(({ on }) => !isSameChoice(on, target))
      // Ticked and taken off again: nothing has changed, and React would take doing it again for a change.
      if (isTick(target) && checked === target.defaultChecked) return
      acts.push({ on: target, at: target, value, again: () => enterAgain(target, value, checked) })
    },
    /**
     * One after the other: each finds the page as the one before has left it, as it would have been under her hand. What was done in a part that
     * sleeps on waits for it.
     */
    async doAgain() {
      const kept = acts
      acts = kept.filter(({ at }) => sleepingPartOf(at))
      for (const { again } of kept.filter((act) => !acts.includes(act))) {
        again()
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
  }
}
