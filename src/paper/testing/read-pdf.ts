import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TagNode = { role?: string; children?: TagNode[]; alt?: string }
export type ReadPage = {
  text: string
  places: { str: string; left: number; bottom: number; width: number }[]
  links: string[]
  view: number[]
  tags: TagNode | null
}
export type ReadPdf = {
  info: Record<string, string>
  pages: ReadPage[]
  marks: { Marked: boolean } | null
  view: Record<string, unknown> | null
  actions: unknown[]
  warnings: string[]
}

function inFolder<T>(files: readonly Uint8Array[], work: (names: string[]) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'))
  try {
    const names = files.map((_, index) => join(folder, `${index}.pdf`))
    files.forEach((file, index) => {
      writeFileSync(names[index] ?? '', file)
    })
    return work(names)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The files as pdf.js reads them. In a process of its own: pdf.js is made of modules that jest does not load. */
export const readPdfs = (files: readonly Uint8Array[]): ReadPdf[] =>
  inFolder(files, (names) => {
    const reader = join(__dirname, 'pdf-reader.mjs')
    return JSON.parse(execFileSync(process.execPath, [reader, ...names], { maxBuffer: 64_000_000, encoding: 'utf8' }))
  })

export function readPdf(file: Uint8Array): ReadPdf {
  const [read] = readPdfs([file])
  if (!read) throw new Error('nothing was read')
  return read
}

/** What `qpdf --check` answers for the file, 0 is sound; `null` where this machine has no qpdf: then pdf.js alone has judged. */
export const checkedByQpdf = (file: Uint8Array): number | null =>
  inFolder([file], ([name = '']) => {
    const { status, error } = spawnSync('qpdf', ['--check', name])
    return error ? null : status
  })

const unseen = /[\s\u00a0\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g
/** Text without blanks and marks: how readers part words is their own matter. */
export const bare = (text: string): string => text.normalize('NFC').replace(unseen, '')

export const textOf = ({ pages }: ReadPdf): string => bare(pages.map(({ text }) => text).join('\n'))
