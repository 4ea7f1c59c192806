import { get } from 'node:http'

/** Bytes of a page's HTML as our server sends it to a browser that reads Brotli. */
export function htmlWeight(base: string, path: string): Promise<number> {
  return new Promise((done, fail) => {
    const request = get(new URL(encodeURI(path), base), { headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
      })
      response.on('end', () => done(bytes))
    })
    request.on('error', fail)
  })
}
