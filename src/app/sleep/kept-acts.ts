/**
 * What a visitor does on a sleeping page. Links, summaries, labels, form fields and forms with an address do their work without scripts and
 * are left alone. What only React can answer is kept and done again, in order, when React is there.
 */
const needsReact = 'button:not([type=submit]):not([type=reset]),[role=button],[role=tab],[role=switch],[data-needs-script]'
const doesItself = 'a[href],summary,label,input,select,textarea,button[type=submit]'

export function controlAt(target: EventTarget | null): HTMLElement | null {
  const nearest = target instanceof Element ? target.closest<HTMLElement>(`${needsReact},${doesItself}`) : null
  return nearest?.matches(needsReact) ? nearest : null
}

/** A plain link leaves the page: waking it would be work for nothing. */
export function leavesPage(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
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
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

type Act = { on: Event | Field; again: () => void }

/** Keeps acts until they can be done again. A field is kept once, with its last value. */
export function createKeptActs() {
  let acts: Act[] = []
  const hold = (event: Event, again: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    acts.push({ on: event, again })
  }
  return {
    onClick(event: Event) {
      const control = controlAt(event.target)
      if (control) hold(event, () => control.click())
    },
    onSubmit(event: Event) {
      const form = event.target as HTMLFormElement
      const { submitter } = event as SubmitEvent
      if (!form.hasAttribute('action')) hold(event, () => form.requestSubmit(submitter ?? undefined))
    },
    onInput({ target }: Event) {
      if (!isField(target)) return
      const { value } = target
      const checked = isTick(target) && target.checked
      acts = acts.filter(({ on }) => on !== target)
      acts.push({ on: target, again: () => enterAgain(target, value, checked) })
    },
    /** One after the other: each finds the page as the one before has left it, as it would have been under her hand. */
    async doAgain() {
      const kept = acts
      acts = []
      for (const { again } of kept) {
        again()
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
  }
}
