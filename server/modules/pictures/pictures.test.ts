import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Picture } from '../../../src/contract/picture-schema'
import { smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth } from '../../testing/test-app'
import { client } from '../../testing/test-client'
import { cropAround } from './picture-variants'
import { addPicture, type Upload } from './pictures-service'

const alt = { en: 'The school from the street', ar: 'المدرسة من الشارع' }
const picturesDir = mkdtempSync(join(tmpdir(), 'rihla-pictures-'))
afterAll(() => rmSync(picturesDir, { recursive: true, force: true }))

const plain = (width: number, height: number, background = '#0b6e6e') => sharp({ create: { width, height, channels: 3, background } })
/** Left half red, right half blue, so that a crop can be told by its colour. */
const halves = async (): Promise<Buffer> =>
  plain(2000, 800, '#0000ff')
    .composite([{ input: await plain(1000, 800, '#ff0000').png().toBuffer(), left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
/** A few hundred bytes that would unpack to 20,000 × 20,000 pixels. */
const bomb = (): Buffer => {
  const header = Buffer.from([0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20, 8, 2, 0, 0, 0])
  const rows = deflateSync(Buffer.alloc(200_000))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}
const noise = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#888888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })

describeOnBoth(
  'photographs (design look.md "Pictures")',
  (getApp) => {
    const add = (bytes: Buffer, change: Partial<Upload> = {}) =>
      addPicture(getApp().services, { bytes, alt, shownBy: [{ subject: 'school', id: 1 }], ...change })
    const file = async (id: string, name: string) => (await getApp().inject({ url: `/pictures/${id}/${name}` })).rawPayload
    const revision = async () => (await getApp().services.catalogue.current()).revision

    test('given a photograph of a school, then reads of the school name it, with sizes, blur and the text of the language', async () => {
      const before = await revision()
      const id = await add(await plain(3000, 2000).jpeg().toBuffer())
      expect(await revision()).toBeGreaterThan(before)
      const { body } = await (await client(getApp(), 'ar')).call<{ pictures: Picture[] }>('school/getItemById', { id: 1 })
      expect(body.pictures[0]).toMatchObject({
        src: `/pictures/${id}/800.webp`,
        width: 1280,
        height: 853,
        widths: [480, 800, 1280],
        alt: alt.ar,
      })
      expect(body.pictures[0]?.blur).toMatch(/^data:image\/webp;base64,.{20,400}$/)
      expect(body.pictures[0]?.colour).toMatch(/^#[0-9a-f]{6}$/)
    })

    test('its files are there in AVIF and WebP, for ever and as nothing else', async () => {
      const id = await add(await plain(3000, 2000).jpeg().toBuffer())
      for (const kind of ['avif', 'webp']) {
        const answer = await getApp().inject({ url: `/pictures/${id}/480.${kind}` })
        expect(answer.statusCode).toBe(200)
        expect(answer.headers).toMatchObject({
          'content-type': `image/${kind}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        })
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 480, height: 320 })
      }
    })

    test.each(['480.svg', '480.jpg', '640.webp', '..%2f..%2frihla.db', '480.webp.map'])(
      'a name like %s is not there, and is not kept',
      async (name) => {
        const id = await add(await plain(900, 600).png().toBuffer())
        const answer = await getApp().inject({ url: `/pictures/${id}/${name}` })
        expect(answer.statusCode).toBe(404)
        expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
      },
    )

    test('the same photograph twice is one picture, shown once, with the later description', async () => {
      const bytes = await noise().png().toBuffer()
      const shownBy = [{ subject: 'city' as const, id: 1 }]
      const id = await add(bytes, { shownBy })
      expect(await add(bytes, { shownBy, alt: { ...alt, en: 'Seen again' } })).toBe(id)
      const city = (await getApp().services.catalogue.current()).cityById.get(1)
      expect(city?.pictures).toHaveLength(1)
      expect(city?.pictures?.[0]?.alt.en).toBe('Seen again')
    })

    test('what the camera wrote into the file (place, maker) is gone', async () => {
      const exif = { IFD0: { Make: 'Canary camera' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } }
      const id = await add(await plain(1000, 800).withExif(exif).jpeg().toBuffer())
      for (const name of ['800.avif', '800.webp']) {
        const bytes = await file(id, name)
        expect(bytes.includes('Canary')).toBe(false)
        expect((await sharp(bytes).metadata()).exif).toBeUndefined()
      }
    })

    test.each([
      [{ x: 5, y: 50 }, 'r'],
      [{ x: 95, y: 50 }, 'b'],
    ] as const)('given a focal point of %j, then that side of the photograph is kept', async (focus, kept) => {
      const { dominant } = await sharp(await file(await add(await halves(), { focus }), '800.webp')).stats()
      expect(dominant[kept]).toBeGreaterThan(200)
    })

    test('a small photograph is not blown up', async () => {
      await add(await plain(600, 400).webp().toBuffer(), { shownBy: [{ subject: 'branch', id: 1 }] })
      const branch = (await getApp().services.catalogue.current()).branchById.get(1)
      expect(branch?.pictures?.[0]).toMatchObject({ width: 480, height: 320, widths: [480] })
    })

    describe('hostile and broken uploads leave nothing behind', () => {
      const script = '<script>alert(1)</script>'
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${script}</svg>`
      const jpeg = () => noise().jpeg().toBuffer()
      const cases: [string, string, () => Promise<Buffer>][] = [
        ['an SVG with a script', 'picture_kind', async () => Buffer.from(svg)],
        ['an SVG behind an XML line', 'picture_kind', async () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
        ['a page', 'picture_kind', async () => Buffer.from(`<!doctype html>${script}`)],
        ['a GIF', 'picture_kind', () => plain(900, 600).gif().toBuffer()],
        ['an empty file', 'picture_kind', async () => Buffer.alloc(0)],
        ['a photograph that is a page too', 'picture_kind', async () => Buffer.concat([await jpeg(), Buffer.from(script)])],
        [
          'a photograph with a page in its comment',
          'picture_kind',
          async () =>
            plain(900, 600)
              .withExif({ IFD0: { ImageDescription: script } })
              .jpeg()
              .toBuffer(),
        ],
        [
          'a photograph that is an archive too',
          'picture_kind',
          async () => Buffer.concat([await jpeg(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
        ],
        ['20,000 × 20,000 pixels', 'picture_too_large', async () => bomb()],
        ['more than 15 MB', 'picture_too_large', async () => Buffer.concat([await jpeg(), Buffer.alloc(15 * 1024 * 1024)])],
        ['a thumbnail', 'picture_too_small', () => plain(200, 150).png().toBuffer()],
        ['a photograph cut off in the middle', 'picture_broken', async () => (await jpeg()).subarray(0, 20_000)],
        ['only the first bytes of one', 'picture_broken', async () => (await jpeg()).subarray(0, 12)],
        [
          'magic bytes and rubbish',
          'picture_broken',
          async () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(4000, 7)]),
        ],
      ]
      test.each(cases)(
        'given %s, then %s',
        async (_name, code, make) => {
          const before = existsSync(picturesDir) ? readdirSync(picturesDir).sort() : []
          await expect(add(await make())).rejects.toMatchObject({ code })
          expect(readdirSync(picturesDir).sort()).toEqual(before)
        },
        30_000,
      )

      test('without a description in both languages, or for a school that is not there, nothing is taken', async () => {
        const bytes = await jpeg()
        await expect(add(bytes, { alt: { en: 'A school', ar: ' ' } })).rejects.toMatchObject({ code: 'picture_alt_needed' })
        await expect(add(bytes, { shownBy: [{ subject: 'school', id: 4711 }] })).rejects.toMatchObject({ code: 'picture_subject_unknown' })
      })
    })
  },
  { prepare: smallCatalogue, env: { picturesDir } },
)

test('a crop is 3:2, lies inside, and as near to the focal point as it can', () => {
  expect(cropAround({ width: 3000, height: 1000 }, { x: 50, y: 50 })).toEqual({ left: 750, top: 0, width: 1500, height: 1000 })
  expect(cropAround({ width: 3000, height: 1000 }, { x: 100, y: 0 })).toEqual({ left: 1500, top: 0, width: 1500, height: 1000 })
  expect(cropAround({ width: 1000, height: 3000 }, { x: 0, y: 0 })).toEqual({ left: 0, top: 0, width: 1000, height: 666 })
})
