import { copyFile, link, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { drawGround, drawPicture } from './draw-picture'
import { setUpFonts } from './picture-fonts'
import type { SharePicture } from './share-picture'

type Named = { file: string; picture: SharePicture }

const groundOf = ({ poster, language }: SharePicture) => `${poster} ${language}`

async function drawGroup(group: Named[], kept: string) {
  const [first] = group
  if (!first) return
  const ground = await drawGround(first.picture)
  for (const { file, picture } of group) await writeFile(join(kept, file), await drawPicture(picture, ground))
}

function byGround(missing: Named[]): Named[][] {
  const groups = new Map<string, Named[]>()
  for (const named of missing) {
    const key = groundOf(named.picture)
    groups.set(key, [...(groups.get(key) ?? []), named])
  }
  return [...groups.values()]
}

/** As a second name of the same file where the disk allows it. */
const place = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to))

/**
 * Puts the wanted pictures (path below the site → what is on it) into `site`. Those drawn before lie in `kept` under the digest of their
 * content and are not drawn again; what nobody wants any more leaves the site and `kept`. @returns how many had to be drawn
 */
export async function drawPictures(wanted: ReadonlyMap<string, SharePicture>, site: string, kept: string): Promise<number> {
  await mkdir(kept, { recursive: true })
  const there = new Set(await readdir(kept))
  const named = [...wanted].map(([path, picture]) => ({ path, file: basename(path), picture }))
  const missing = named.filter(({ file }) => !there.has(file))
  if (missing.length > 0) await setUpFonts(join(dirname(kept), 'picture-fonts'))
  const queue = byGround(missing)
  const worker = async () => {
    for (let group = queue.pop(); group; group = queue.pop()) await drawGroup(group, kept)
  }
  await Promise.all([worker(), worker()])
  const files = new Set(named.map(({ file }) => file))
  for (const old of there) if (!files.has(old)) await rm(join(kept, old))
  await rm(join(site, 'share'), { recursive: true, force: true })
  await mkdir(join(site, 'share'), { recursive: true })
  for (const { file } of named) await place(join(kept, file), join(site, 'share', file))
  return missing.length
}
