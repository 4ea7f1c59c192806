import type { Fetch } from '../api/exchange'

type Asked = { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; payload?: string }
type Answered = { statusCode: number; body: string; headers: Record<string, string | string[] | number | undefined> }
/** The server under test, as much of it as a client needs; a test hands in the real one. */
type App = { inject: (asked: Asked) => Promise<Answered> }

/** The client's fetch, straight into the real app. */
export const into =
  (app: App): Fetch =>
  async (url, init) => {
    const answer = await app.inject({
      method: init.method === 'POST' ? 'POST' : 'GET',
      url,
      headers: init.headers as Record<string, string>,
      ...(init.body ? { payload: String(init.body) } : {}),
    })
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
    )
    return new Response(answer.body, { status: answer.statusCode, headers })
  }
