/** Where an element stands and what it says: enough to find it again on a page that was drawn or loaded anew meanwhile. */
export type Address = { path: string; says: string }

/** Names that we gave. React makes some of its own, others each time. */
const lastingId = /^[a-z][a-z-]*$/

const saysOf = (element: Element) => element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent?.trim() ?? ''

function step(element: Element): string {
  const place = [...(element.parentElement?.children ?? [])].indexOf(element) + 1
  return `${element.localName}:nth-child(${place})`
}

function pathOf(element: Element): string {
  if (lastingId.test(element.id)) return `#${element.id}`
  const { parentElement } = element
  return parentElement ? `${pathOf(parentElement)}>${step(element)}` : element.localName
}

export const addressOf = (element: Element): Address => ({ path: pathOf(element), says: saysOf(element) })

/** @returns null where nothing of the kind stands there, or something that says something else: better nothing is pressed than another thing. */
export function elementAt({ path, says }: Address): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(path)
  return found && saysOf(found) === says ? found : null
}
