import { createHash } from 'node:crypto'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'

/** The version of a text people agreed to: the beginning of its hash, so that it is known which words they read. `identifier`: a CMS page's. */
export function textVersion(snapshot: CatalogueSnapshot, identifier: string): string {
  const page = snapshot.pageByIdentifier.get(identifier)
  return createHash('sha256')
    .update(JSON.stringify(page?.html ?? ''))
    .digest('hex')
    .slice(0, 16)
}
