import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const reader = join(__dirname, '../src/paper/testing/pdf-reader.mjs')
const unseen = /[\s\u00a0\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g

/** What a reader of PDFs finds in a file, without blanks and marks. */
export function pdfText(file: string): string {
  const [read] = JSON.parse(execFileSync(process.execPath, [reader, file], { encoding: 'utf8', maxBuffer: 16_000_000 })) as [
    { pages: { text: string }[] },
  ]
  return read.pages
    .map(({ text }) => text)
    .join('')
    .normalize('NFC')
    .replace(unseen, '')
}
