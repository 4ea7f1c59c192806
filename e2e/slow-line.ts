/** A line so slow that a page is drawn while it still comes in. Everything but HTML is handed on as it is. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Bytes, a packet of the line; and milliseconds between two of them: time for a frame after each. */
const piece = 1460
const rest = 16

async function drip(answer: IncomingMessage, response: ServerResponse) {
  for await (const content of answer as AsyncIterable<Buffer>)
    for (let at = 0; at < content.length; at += piece) {
      response.write(content.subarray(at, at + piece))
      await pause(rest)
    }
  response.end()
}

/** @returns where the shop at `base` can be had by such a line, and how to end that */
export async function openSlowLine(base: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((asked, response) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    // A connection of its own: one kept from before may be closed at the other end just now.
    const onward = request(new URL(asked.url ?? '/', base), { method: asked.method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (answer.headers['content-type']?.startsWith('text/html')) void drip(answer, response)
      else answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
