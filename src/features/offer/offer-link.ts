/** The secret of an issued quote, from what stands behind `#` in its address; null for anything that can't be one. */
export function readOfferLink(hash: string): string | null {
  const [, link] = /^#([\w-]{20,100})$/.exec(hash) ?? []
  return link ?? null
}
