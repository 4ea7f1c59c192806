/** Where the files of photographs lie: a folder named by the digest of what went in. */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Focus, PictureFile } from './picture-variants'

/** Grows when the same upload would give other files. */
const recipe = 1

/** The id of a picture: same photograph, same focal point, same id. */
export const pictureIdOf = (bytes: Buffer, { x, y }: Focus): string =>
  createHash('sha256').update(`${recipe} ${x} ${y} `).update(bytes).digest('hex').slice(0, 24)

export const hasFiles = (picturesDir: string, id: string): boolean => existsSync(join(picturesDir, id))

/** All files or none: written aside and renamed. Whoever comes second keeps what the first wrote, which is the same. */
export async function writeFiles(picturesDir: string, id: string, files: readonly PictureFile[]): Promise<void> {
  const draft = join(picturesDir, `.${id}-${randomBytes(4).toString('hex')}`)
  await mkdir(draft, { recursive: true })
  try {
    for (const { name, bytes } of files) await writeFile(join(draft, name), bytes)
    await rename(draft, join(picturesDir, id))
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!hasFiles(picturesDir, id)) throw error
  }
}
