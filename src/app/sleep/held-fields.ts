/**
 * Fields that the visitor has set while the page slept. Until React has heard of it they answer to her hand alone: React would set them back to
 * what was built when it takes them over, and whenever it draws them before their turn to be told has come.
 */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const held = new WeakSet<Element>()

for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLOptionElement])
  for (const name of ['checked', 'value', 'selected']) {
    const own = Object.getOwnPropertyDescriptor(prototype, name)
    if (!own?.set) continue
    Object.defineProperty(prototype, name, {
      ...own,
      set(this: Element, value) {
        // What stands already may be said again: with that React tells a radio button that its own state counts, and not its attribute.
        if (!held.has(this.closest('select') ?? this) || value === own.get?.call(this)) own.set?.call(this, value)
      },
    })
  }

/** A field, or all radio buttons of its choice. To be asked before React draws them: it takes their names away while it does. */
export const decidedWith = (field: Field): Element[] => (field.type === 'radio' ? [...document.getElementsByName(field.name)] : [field])

export function setHeld(fields: Element[], isHeld: boolean) {
  for (const field of fields) held[isHeld ? 'add' : 'delete'](field)
}
