import { createHash } from 'node:crypto'

/** A name that changes with the content: browsers keep such a file for good. */
export const fileName = (name: string, text: string, ending: string) =>
  `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.${ending}`
