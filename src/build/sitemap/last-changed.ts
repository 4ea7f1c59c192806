import { createHash } from 'node:crypto'
import type { IsoDate } from '../../domain/dates'

/** Page → digest of what it showed, and the day it began to. Kept from build to build. */
export type Changes = Record<string, { digest: string; on: IsoDate }>

export type PageData = {
  result: { data?: Record<string, unknown> & { post?: { publishedOn?: IsoDate } }; pageContext: Record<string, unknown> }
}

/** Digest of what a reader sees of a page: the words of the frame and the day of the build are no news. */
export function digestOf({ result: { data = {}, pageContext } }: PageData): string {
  const { locales: _words, ...own } = data
  const news = JSON.stringify([own, pageContext.title, pageContext.description]).replace(/"builtOn":"[^"]*"/g, '')
  return createHash('sha256').update(news).digest('hex').slice(0, 16)
}

/**
 * The day a page last changed: as before while it shows the same, else today. A page nobody has seen before is as old as its text says
 * (posts), or new today. @assumed
 */
export function changeOf(data: PageData, before: Changes[string] | undefined, today: IsoDate): Changes[string] {
  const digest = digestOf(data)
  if (before) return before.digest === digest ? before : { digest, on: today }
  return { digest, on: data.result.data?.post?.publishedOn ?? today }
}
