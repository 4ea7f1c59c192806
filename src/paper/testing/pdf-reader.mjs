/** Reads PDFs with Mozilla's pdf.js, as any reader would: `node pdf-reader.mjs file …` writes what it found in each as a JSON list. */
import { readFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

let warnings = []
console.log = (text) => warnings.push(String(text))

async function readPage(page) {
  const { items } = await page.getTextContent()
  const links = (await page.getAnnotations()).map(({ url }) => url)
  const text = items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join('')
  const places = items.map(({ str, transform, width }) => ({ str, left: transform[4], bottom: transform[5], width }))
  return { text, places, links, view: page.view, tags: await page.getStructTree() }
}

async function readFile(name) {
  warnings = []
  const document = await getDocument({ data: new Uint8Array(readFileSync(name)), verbosity: 1, stopAtErrors: true }).promise
  const { info } = await document.getMetadata()
  const pages = []
  for (let number = 1; number <= document.numPages; number += 1) pages.push(await readPage(await document.getPage(number)))
  const marks = await document.getMarkInfo()
  const view = await document.getViewerPreferences()
  const actions = [await document.getOpenAction(), await document.getJSActions(), await document.getAttachments()]
  await document.destroy()
  return { info, pages, marks, view, actions, warnings }
}

const read = []
for (const name of process.argv.slice(2)) read.push(await readFile(name))
process.stdout.write(JSON.stringify(read))
