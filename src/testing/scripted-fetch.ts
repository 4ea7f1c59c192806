import type { Fetch } from '../api/exchange'
import type { Reply, Seen } from './scripted-server'

/** What the client reads of a Response; jsdom has none of its own. */
const responseOf = ({ status = 200, headers = {}, body, text }: Reply) =>
  ({
    status,
    ok: status < 400,
    headers: { get: (name: string) => headers[name] ?? null, getSetCookie: () => [] },
    text: async () => text ?? JSON.stringify(body ?? { success: true }),
  }) as unknown as Response

/** The scripted server without its sockets, for tests in a browser's surroundings. */
export function scriptedFetch(script: (seen: Seen, turn: number) => Promise<Reply>) {
  const seen: Seen[] = []
  const fetch: Fetch = async (url, init) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const path = pathname.replace('/restfulapi/', '')
    const turn = seen.filter((one) => one.path === path).length
    const headers = Object.fromEntries(
      Object.entries(init.headers as Record<string, string>).map(([name, value]) => [name.toLowerCase(), value]),
    )
    const record: Seen = {
      method: init.method ?? 'GET',
      path,
      query: searchParams,
      headers,
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    }
    seen.push(record)
    const reply = await script(record, turn)
    if (reply.cut) throw new TypeError('connection cut')
    return responseOf(reply)
  }
  return { fetch, seen, callsTo: (path: string) => seen.filter((one) => one.path === path) }
}
