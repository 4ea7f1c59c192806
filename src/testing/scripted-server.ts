import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Seen = { method: string; path: string; query: URLSearchParams; headers: IncomingMessage['headers']; body: unknown }
export type Reply = { status?: number; headers?: Record<string, string>; body?: unknown; text?: string; cut?: boolean }
type Script = (request: Seen, turn: number) => Reply | Promise<Reply>

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text === '' ? undefined : JSON.parse(text)
}

function answer(response: ServerResponse, reply: Reply) {
  if (reply.cut) return response.destroy()
  response.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json', ...reply.headers })
  return response.end(reply.text ?? JSON.stringify(reply.body ?? { success: true }))
}

/**
 * A real HTTP server for what the real one never does on request: being busy, dropping connections, refusing every token. `turn` counts the
 * requests to one path from 0. Behaviour of the product is tested against server/testing/test-app instead.
 */
export async function startScriptedServer(script: Script) {
  const seen: Seen[] = []
  const turns = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const path = url.pathname.replace('/restfulapi/', '')
    const turn = turns.get(path) ?? 0
    turns.set(path, turn + 1)
    const record = { method: request.method ?? '', path, query: url.searchParams, headers: request.headers, body: await bodyOf(request) }
    seen.push(record)
    answer(response, await script(record, turn))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}`,
    seen,
    callsTo: (path: string) => seen.filter((one) => one.path === path),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type ScriptedServer = Awaited<ReturnType<typeof startScriptedServer>>
