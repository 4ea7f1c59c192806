import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { raiseRevision, smallCatalogue } from './testing/small-catalogue'
import { describeOnBoth } from './testing/test-app'
import { client } from './testing/test-client'

const path = '/restfulapi/course/getCourses?store_view=en&facets=1'

describeOnBoth(
  'public reads as they leave the server',
  (getApp) => {
    const read = async (headers: Record<string, string> = {}, url = path) =>
      getApp().inject({ url, headers: { ...(await client(getApp())).headers(), ...headers } })

    test('given an encoding the asker takes, then the same answer comes in it, with the same ETag', async () => {
      const plain = await read()
      const [brotli, gzip] = [await read({ 'accept-encoding': 'gzip, deflate, br' }), await read({ 'accept-encoding': 'gzip' })]
      expect([plain.headers['content-encoding'], brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual([
        undefined,
        'br',
        'gzip',
      ])
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
      for (const { headers } of [plain, brotli, gzip])
        expect([headers.etag, headers.vary, headers['cache-control']]).toEqual([
          plain.headers.etag,
          'accept-encoding',
          'public, max-age=30',
        ])
    })

    test('given the ETag of what is held, then 304 without a body; after the catalogue changed the answer is whole again', async () => {
      const { etag } = (await read()).headers
      const again = await read({ 'if-none-match': `"other", ${etag}` })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      const { db, catalogue } = getApp().services
      await db.updateTable('courses').set({ name_en: 'Renamed' }).where('id', '=', 1).execute()
      await raiseRevision(db)
      catalogue.recheck()
      const changed = await read({ 'if-none-match': String(etag) })
      expect([changed.statusCode, changed.body.includes('Renamed')]).toEqual([200, true])
    })

    test('given no language in the address, then each answer is in its session’s', async () => {
      const url = '/restfulapi/course/getCourses'
      const names = async (locale: 'ar' | 'en') => {
        const { body, headers } = await (await client(getApp(), locale)).call<{ items: { url: string }[] }>('course/getCourses', undefined)
        return [body.items[0]?.url, headers['cache-control']]
      }
      const [english, arabic] = [await names('en'), await names('ar')]
      expect(english[0]).not.toBe(arabic[0])
      expect([english[1], arabic[1]]).toEqual(['private, no-cache', 'private, no-cache'])
      expect((await read({ 'pwa-token': 'x' }, url)).statusCode).toBe(401)
    })

    test('given a wish that makes no sense, then it is refused each time', async () => {
      for (let turn = 0; turn < 2; turn += 1) expect((await read({}, `${path}&weeks=0`)).statusCode).toBe(422)
    })
  },
  { prepare: smallCatalogue },
)
