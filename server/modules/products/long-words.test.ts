import type { AddressInfo } from 'node:net'
import { smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth } from '../../testing/test-app'
import { client, type FailedBody } from '../../testing/test-client'

const count = 10_000
const path = '/restfulapi/core/catalogsearch/search'

describeOnBoth(
  'core/catalogsearch/search over HTTP with a text of 10,000 characters',
  (getApp) => {
    let shop = ''
    beforeAll(async () => {
      await getApp().listen({ host: '127.0.0.1', port: 0 })
      shop = `http://127.0.0.1:${(getApp().server.address() as AddressInfo).port}`
    })

    test.each([
      ['Latin letters', 'ar', 'x'.repeat(count)],
      ['Arabic letters', 'ar', 'ن'.repeat(count)],
      ['Arabic letters', 'en', 'ن'.repeat(count)],
      ['words', 'en', 'French '.repeat(count / 7)],
    ] as const)(
      'given %s in the store %s, then by address and by body the field is named, and the next search is answered',
      async (_what, locale, q) => {
        const headers = { ...(await client(getApp(), locale)).headers(), 'content-type': 'application/json' }
        const answers = [
          await fetch(`${shop}${path}?${new URLSearchParams({ q })}`, { headers }),
          await fetch(`${shop}${path}`, { method: 'POST', headers, body: JSON.stringify({ q }) }),
        ]
        for (const answer of answers) {
          const { error } = (await answer.json()) as FailedBody
          expect([answer.status, error.code, error.fields]).toEqual([422, 'validation', { q: 'tooLong' }])
        }
        expect((await fetch(`${shop}${path}?q=french`, { headers })).status).toBe(200)
      },
    )
  },
  { prepare: smallCatalogue },
)
