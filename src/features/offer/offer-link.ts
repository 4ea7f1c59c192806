import { useEffect, useState } from 'react'

/** The secret of an issued quote, from what stands behind `#` in its address; null for anything that can't be one. */
export function readOfferLink(hash: string): string | null {
  const [, link] = /^#([\w-]{20,100})$/.exec(hash) ?? []
  return link ?? null
}

/** Of the address in the bar; undefined during the first render, which must equal the static page. */
export function useOfferLink(): string | null | undefined {
  const [link, setLink] = useState<string | null>()
  useEffect(() => {
    const read = () => setLink(readOfferLink(window.location.hash))
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return link
}
