/** What a reader sees: marks of direction are not letters, and a space that holds is a space. */
export const read = (element: Element) => (element.textContent ?? '').replace(/[\u2060\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ')

/** The rows of the lists of facts on the page: `name: answer`. */
export const factsRead = () => [...document.querySelectorAll('dl > div')].map((row) => [...row.children].map(read).join(': '))
