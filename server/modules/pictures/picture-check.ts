/** What a foreign picture must be before it is unpacked. sharp is the only reader of foreign pictures. */
import sharp, { type Sharp } from 'sharp'
import type { ServerFailureCode } from '../../../src/contract/failures'
import { fail } from '../../fail'
import { isPolyglot, kindOf } from './picture-signature'

/** Bytes, and pixels as the file declares them: what is more is refused before it is unpacked. @assumed how many. */
export const largestFile = 15 * 1024 * 1024
const mostPixels = 50_000_000
const seconds = 30

/** The smallest size that is taken, and the failures that tell what is not. */
export type Demand = { width: number; height: number; kind: ServerFailureCode; tooSmall: ServerFailureCode }

export const openPicture = (bytes: Buffer): Sharp => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds })

/**
 * The header only: the size after turning. Fails with the demand's `kind` for what is no picture of pixels or something else besides, with
 * picture_broken, picture_too_large, or the demand's `tooSmall`.
 */
export async function readSize(bytes: Buffer, demand: Demand): Promise<{ width: number; height: number }> {
  const kind = kindOf(bytes)
  if (kind === null || isPolyglot(bytes)) throw fail(demand.kind)
  // Unlimited here, so that a bomb is called too large and not broken: the header unpacks nothing.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!header) throw fail('picture_broken')
  if (header.format !== (kind === 'avif' ? 'heif' : kind)) throw fail(demand.kind)
  if (header.width * header.height * (header.pages ?? 1) > mostPixels) throw fail('picture_too_large')
  const { width, height } = header.autoOrient
  if (width < demand.width || height < demand.height) throw fail(demand.tooSmall)
  return { width, height }
}
