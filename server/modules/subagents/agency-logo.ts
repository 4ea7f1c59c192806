/** A partner agency's logo: brought in, drawn anew as a small picture, and taken away. */
import { createHash } from 'node:crypto'
import { inTransaction } from '../../db/connect'
import type { Trx } from '../../db/schema'
import { fail } from '../../fail'
import type { Services } from '../../services'
import { largestFile, openPicture, readSize } from '../pictures/picture-check'
import { saveLogo, setLogo } from './subagents-repository'

/** Three dots for each of the 160 × 48 it has on a page; 290 to the inch on paper. @assumed */
const box = { width: 480, height: 144 }
const demand = { width: 64, height: 32, kind: 'logo_kind', tooSmall: 'logo_too_small' } as const
/** As many colours as a logo has: a photograph in its place stays small too. */
const colours = 128

type Means = Pick<Services, 'db' | 'now'>

/** On white, as letterheads are, without the file's metadata. Fails with logo_kind, logo_too_small, picture_too_large, picture_broken. */
async function drawAnew(bytes: Buffer): Promise<{ png: Buffer; width: number; height: number }> {
  if (bytes.length > largestFile) throw fail('picture_too_large')
  await readSize(bytes, demand)
  const { data, info } = await openPicture(bytes)
    .autoOrient()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ palette: true, colours, compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw fail('picture_broken')
    })
  return { png: data, width: info.width, height: info.height }
}

async function changed({ db }: Means, change: (trx: Trx) => Promise<boolean>): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await change(trx))) throw fail('agency_unknown')
  })
}

/**
 * Gives an agency its logo in place of the one it has; quotes that are issued keep theirs. Fails with agency_unknown, logo_kind,
 * logo_too_small, picture_too_large or picture_broken.
 */
export async function giveLogo(means: Means, agencyId: number, bytes: Buffer): Promise<void> {
  const { png, width, height } = await drawAnew(bytes)
  const id = createHash('sha256').update(png).digest('hex').slice(0, 24)
  const row = { id, width, height, png: png.toString('base64'), created_at: new Date(means.now()).toISOString() }
  await changed(means, async (trx) => {
    await saveLogo(trx, row)
    return setLogo(trx, agencyId, id)
  })
}

/** From now on its quotes carry its name alone. Fails with agency_unknown. */
export const takeLogo = (means: Means, agencyId: number): Promise<void> => changed(means, (trx) => setLogo(trx, agencyId, null))
