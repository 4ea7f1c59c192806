/**
 * The same pages with something left out, so that what a page's time is spent on can be told apart from the machine: `without scripts`,
 * and `bare` of styles, fonts and pictures too. Everything else is handed on to the shop as it is.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

const without = {
  'without scripts': [/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g],
  bare: [/<script[\s\S]*?<\/script>/g, /<style[\s\S]*?<\/style>/g, /<link[^>]*>/g, /<(img|source)[^>]*>/g, /<svg[\s\S]*?<\/svg>/g],
}
export type Stripped = keyof typeof without
export const strippings = Object.keys(without) as Stripped[]

const strip = (html: string, what: Stripped) => without[what].reduce((rest, part) => rest.replace(part, ''), html)

async function answer(base: string, what: Stripped, path: string) {
  const found = await fetch(base + path)
  const type = found.headers.get('content-type') ?? ''
  const content = Buffer.from(await found.arrayBuffer())
  if (!type.startsWith('text/html')) return { type, content, encoding: 'identity' }
  return { type, content: brotliCompressSync(strip(content.toString(), what)), encoding: 'br' }
}

/** @returns where the pages of the shop at `base` stand without `what`, and how to end that. */
export async function serveStripped(base: string, what: Stripped): Promise<{ address: string; stop: () => Server }> {
  const server = createServer(async (request, response) => {
    const { type, content, encoding } = await answer(base, what, request.url ?? '/')
    response.writeHead(200, { 'content-type': type, 'content-encoding': encoding, 'content-length': content.length }).end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}
