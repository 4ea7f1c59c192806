import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPictures } from './draw-pictures'
import { addressOf, type SharePicture } from './share-picture'

const arabic: SharePicture = { title: 'الدراسة في Málaga (إسبانيا)', place: 'مالقة', poster: 'malaga', language: 'ar', brand: 'رحلة' }
const unpointed: SharePicture = { ...arabic, title: '<b>& "أهلًا"' }
const wanted = (...pictures: SharePicture[]) => new Map(pictures.map((picture) => [addressOf(picture), picture]))

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'))
})
afterAll(() => rm(folder, { recursive: true }))
const draw = (...pictures: SharePicture[]) => drawPictures(wanted(...pictures), join(folder, 'site'), join(folder, 'kept/pictures'))
const inSite = async () => (await readdir(join(folder, 'site/share'))).map((file) => `/share/${file}`).sort()

describe('pictures for shared links', () => {
  it('are drawn in the size that networks show, and equal ones once', async () => {
    expect(await draw(arabic, unpointed, { ...arabic })).toBe(2)
    expect(await inSite()).toEqual([addressOf(arabic), addressOf(unpointed)].sort())
    const { width, height, format } = await sharp(join(folder, 'site', addressOf(arabic))).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  })
  it('are not drawn again while nothing on them changes, and leave the site when no page names them', async () => {
    expect(await draw(arabic)).toBe(0)
    expect(await inSite()).toEqual([addressOf(arabic)])
  })
  it('show other words in other pictures', () => {
    expect(addressOf({ ...arabic, place: 'غرناطة' })).not.toBe(addressOf(arabic))
  })
})
