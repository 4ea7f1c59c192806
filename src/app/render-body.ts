/**
 * Renders a page's body as Gatsby would, and takes out of it what React asks to be fetched early: React writes that at the beginning of what it
 * renders, which is the body, behind the styles and behind the fonts. The picture a visitor sees first (LCP) goes before them, into the head
 * (decision 23).
 */
import { text } from 'node:stream/consumers'
import { createElement, type ReactElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'

const leading = /^(<link rel="preload" as="image"[^>]*>)+/
const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' }
const decoded = (value: string) => value.replace(/&(amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity)

function elementOf(tag: string): ReactElement {
  const props = Object.fromEntries([...tag.matchAll(/([a-zA-Z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decoded(value)]))
  return createElement('link', { key: tag, ...props })
}

/** @returns the body without the pictures that React wants early, and these as elements for the head. */
function partPictures(html: string): { body: string; pictures: ReactElement[] } {
  const [early = ''] = leading.exec(html) ?? []
  return { body: html.slice(early.length), pictures: (early.match(/<link[^>]*>/g) ?? []).map(elementOf) }
}

/** A part that waited for its code stands where it belongs, however large: React would send it later and have a script move it there. */
const wholeInPlace = { progressiveChunkSize: Number.POSITIVE_INFINITY }

export async function renderBody(page: ReactElement) {
  const { prelude } = await prerenderToNodeStream(page, wholeInPlace)
  return partPictures(await text(prelude))
}
