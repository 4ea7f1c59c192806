/** The inside of jsPDF that we write through: it is public but has no types. Pinned by render-quote-paper.test.ts. */
import type { jsPDF } from 'jspdf'

export type PutStream = (options: {
  data: string
  objectId: number
  addLength1?: boolean
  additionalKeyValues?: { key: string; value: string | number }[]
}) => void

export type Out = (text: string) => void

/** What the event `putFont` brings: the dictionary to be written belongs to `font`. */
export type FontEvent = {
  font: { fontName: string; fontStyle: string; objectNumber: number; isAlreadyPutted: boolean }
  out: Out
  newObject: () => number
  putStream: PutStream
}
export type PageEvent = { pageNumber: number }

type Events = {
  subscribe(name: 'putFont', handler: (event: FontEvent) => void): void
  subscribe(name: 'putPage', handler: (event: PageEvent) => void): void
  subscribe(name: 'postPutResources' | 'putCatalog', handler: () => void): void
}

export type Internals = {
  write: Out
  out: Out
  newObject: () => number
  putStream: PutStream
  events: Events
  getPageInfo: (pageNumber: number) => { objId: number }
  /** The operators of each page, from 1. */
  pages: string[][]
}

export const internalsOf = (pdf: jsPDF): Internals => pdf.internal as unknown as Internals

type Versioned = { __private__: { setPdfVersion: (version: string) => void } }
/** Tags, languages and view settings are of PDF 1.7; jsPDF says 1.3 of itself. */
export const setVersion = (pdf: jsPDF, version: string): void => (pdf as unknown as Versioned).__private__.setPdfVersion(version)

/** Text in a dictionary: UTF-16 in hexadecimal, in which no character has a meaning for PDF. */
export function hexText(text: string): string {
  let hex = 'FEFF'
  for (let index = 0; index < text.length; index += 1) hex += text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0')
  return `<${hex}>`
}
