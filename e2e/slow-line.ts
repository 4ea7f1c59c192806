/** A line so slow that a page is drawn while it still comes in. Everything but HTML is handed on as it is. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Bytes, and milliseconds between two of them: a piece a picture or so. */
const piece = 1000
const rest = 25

async function drip(content: Buffer, response: ServerResponse) {
  for (let at = 0; at < content.length; at += piece) {
    response.write(content.subarray(at, at + piece))
    await pause(rest)
  }
  response.end()
}

/** @returns where the shop at `base` can be had by such a line, and how to end that */
export async function openSlowLine(base: string): Promise<{ address: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(base + (request.url ?? '/'))
    const type = answer.headers.get('content-type') ?? ''
    const content = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': type })
    if (type.startsWith('text/html')) await drip(content, response)
    else response.end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
