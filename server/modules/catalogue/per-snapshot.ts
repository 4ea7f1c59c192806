import type { CatalogueSnapshot } from './catalogue-snapshot'

/** Makes something of a snapshot once, when first asked for; it goes when the snapshot goes. */
export function perSnapshot<T>(make: (snapshot: CatalogueSnapshot) => T): (snapshot: CatalogueSnapshot) => T {
  const kept = new WeakMap<CatalogueSnapshot, { value: T }>()
  return (snapshot) => {
    const found = kept.get(snapshot)
    if (found) return found.value
    const value = make(snapshot)
    kept.set(snapshot, { value })
    return value
  }
}
