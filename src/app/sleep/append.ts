/** Puts a new element into the page's head. */
export const append = <Name extends 'link' | 'script'>(name: Name, properties: Partial<HTMLElementTagNameMap[Name]>) =>
  document.head.append(Object.assign(document.createElement(name), properties))
