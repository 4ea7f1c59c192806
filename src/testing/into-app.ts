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

/** The same as a browser does it: it keeps the server's cookies and sends them back, and no script sees them. */
export function asBrowser(app: App): typeof fetch {
  const jar = new Map<string, string>()
  const send = into(app)
  return async (url, init) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await send(String(url), { ...init, headers: { ...(init?.headers as Record<string, string>), cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    response.headers.delete('set-cookie')
    return response
  }
}
