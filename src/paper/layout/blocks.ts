/** What stands under each other on the pages, and where pages end. */

export type Block = {
  /** Points. */
  height: number
  /** Draws the block on the current page, from `top` down. */
  draw: (top: number) => void
  /** No page ends between this block and the next. */
  keepWithNext?: boolean
  /** Repeated above this block where it is the first of a page: heads of a table. */
  head?: readonly Block[]
  /** Empty room, dropped at the top of a page. */
  isGap?: boolean
}

export type Placed = { block: Block; top: number }
export type Extent = { top: number; bottom: number }

export const gap = (height: number): Block => ({ height, isGap: true, keepWithNext: true, draw: () => undefined })

export const kept = (block: Block): Block => ({ ...block, keepWithNext: true })

const heightOf = (blocks: readonly Block[]) => blocks.reduce((sum, { height }) => sum + height, 0)

/** Blocks that stay together: each but the last keeps with its next. */
function chains(blocks: readonly Block[]): Block[][] {
  const all: Block[][] = []
  let open = false
  for (const block of blocks) {
    if (open) all.at(-1)?.push(block)
    else all.push([block])
    open = block.keepWithNext === true
  }
  return all
}

/** A chain at the top of a page: no gap before it, its heads above it. */
function atTop(chain: readonly Block[]): Block[] {
  const first = chain.findIndex((block) => !block.isGap)
  const rest = first < 0 ? [] : chain.slice(first)
  return [...(rest[0]?.head ?? []), ...rest]
}

/**
 * Puts blocks on pages. A chain that does not fit goes to the next page whole; only one that is longer than a page is parted.
 * @param extents the room of the first page and of all others
 */
export function paginate(blocks: readonly Block[], extents: { first: Extent; other: Extent }): Placed[][] {
  const pages: Placed[][] = [[]]
  let extent = extents.first
  let top = extent.top
  const place = (block: Block) => {
    pages.at(-1)?.push({ block, top })
    top += block.height
  }
  const turn = () => {
    pages.push([])
    extent = extents.other
    top = extent.top
  }
  for (const chain of chains(blocks)) {
    if (top + heightOf(chain) <= extent.bottom) {
      for (const block of chain) place(block)
      continue
    }
    if (pages.at(-1)?.length) turn()
    for (const block of atTop(chain)) {
      if (top + block.height > extent.bottom && pages.at(-1)?.length) {
        turn()
        for (const head of block.head ?? []) place(head)
      }
      place(block)
    }
  }
  return pages
}
