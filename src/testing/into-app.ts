import type { TestApp } from '../../server/testing/test-app'
import type { Fetch } from '../api/exchange'

/** The client's fetch, straight into the real app. */
export const into =
  (app: TestApp): Fetch =>
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
