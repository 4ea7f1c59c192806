import { createHash } from 'node:crypto'
import type { Node, NodeInput } from 'gatsby'
import type { Item } from './collect'

export const nodeId = (type: string, entityId: string | number) => `${type}:${entityId}`

/** The digest of what the API answered, and of nothing else, so that the same answer is the same node. */
export const digestOf = (item: Item) => createHash('sha256').update(JSON.stringify(item)).digest('base64url')

export type Known = Pick<Node, 'id' | 'internal'>
export type Changes = { create: NodeInput[]; keep: string[]; remove: string[] }

const asNode = (type: string, item: Item, contentDigest: string): NodeInput => ({
  ...item,
  id: nodeId(type, item.entityId),
  parent: null,
  children: [],
  internal: { type, contentDigest },
})

/** What must happen for the known nodes of `type` to become `items`: new and different ones are made, equal ones kept, vanished ones removed. */
export function compare(type: string, items: Item[], known: readonly Known[]): Changes {
  const before = new Map(known.map((node) => [node.id, node.internal.contentDigest]))
  const changes: Changes = { create: [], keep: [], remove: [] }
  const here = new Set<string>()
  for (const item of items) {
    const id = nodeId(type, item.entityId)
    const digest = digestOf(item)
    here.add(id)
    if (before.get(id) === digest) changes.keep.push(id)
    else changes.create.push(asNode(type, item, digest))
  }
  changes.remove = [...before.keys()].filter((id) => !here.has(id))
  return changes
}
