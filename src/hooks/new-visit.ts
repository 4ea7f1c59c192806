/** A page that a browser loads has no key in its history, and Gatsby calls it so: every such visit of a page by the same name. */
const firstKey = 'initial'

/** An address typed anew, or a form sent, is no return: what is kept of an earlier visit under this key is not of this one. */
export function isNewVisit(key: string = firstKey): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return key === firstKey && visit !== undefined && 'type' in visit && visit.type === 'navigate'
}
