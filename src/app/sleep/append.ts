/** Puts a new element into the page's head. */
export function append<Name extends 'link' | 'script'>(name: Name, properties: Partial<HTMLElementTagNameMap[Name]>) {
  const element = Object.assign(document.createElement(name), properties)
  document.head.append(element)
  return element
}
