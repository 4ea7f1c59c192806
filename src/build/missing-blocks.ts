import { blockIds } from '../config/content-identifiers'

/** Blocks the site asks for that the editors don't have: they show nothing, and the build says so (case 91). */
export function missingBlocks(identifiers: readonly string[]): string[] {
  const known = new Set(identifiers)
  return Object.values(blockIds).filter((identifier) => !known.has(identifier))
}

type Blocks = { blocks: { nodes: { identifier: string }[] } }
type Ask = (query: string) => Promise<{ data?: Blocks; errors?: unknown }>

/** Names each missing block in the build's log. A missing one never stops a build. */
export async function tellMissingBlocks(graphql: Ask, warn: (message: string) => void) {
  const { data } = await graphql('{ blocks: allCmsBlock { nodes { identifier } } }')
  const missing = missingBlocks(data?.blocks.nodes.map(({ identifier }) => identifier) ?? [])
  for (const identifier of missing) warn(`There is no CMS block "${identifier}": its place on the site stays empty.`)
}
