import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const reader = join(__dirname, '../src/paper/testing/pdf-reader.mjs')
const unseen = /[\s\u00a0\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g
type Read = {
  pages: { text: string; places: { left: number; width: number }[] }[]
  /** What is done on opening (showing a page is no doing), scripts, and files it carries. */
  actions: [opening: { action?: unknown } | null, ...others: unknown[]]
  warnings: string[]
}

/** Text without blanks and marks: how readers part words is their own matter. */
export const bare = (text: string): string => text.normalize('NFC').replace(unseen, '')

function found({ pages, actions, warnings }: Read) {
  const [opening, ...others] = actions
  const places = pages.flatMap((page) => page.places)
  return {
    text: bare(pages.map(({ text }) => text).join('')),
    actions: [opening?.action ?? null, ...others].filter((action) => action !== null),
    warnings,
    left: Math.min(...places.map(({ left }) => left)),
    right: Math.max(...places.map(({ left, width }) => left + width)),
  }
}

/** What a reader of PDFs finds in each file: its text, whatever it would run or carry, and how far its text reaches to either side. */
export function readPdfs(files: string[]) {
  const output = execFileSync(process.execPath, [reader, ...files], { encoding: 'utf8', maxBuffer: 16_000_000 })
  return (JSON.parse(output) as Read[]).map(found)
}

/** What a reader of PDFs finds in a file, without blanks and marks. */
export const pdfText = (file: string): string => readPdfs([file])[0]?.text ?? ''
