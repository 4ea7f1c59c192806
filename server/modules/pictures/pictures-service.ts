import type { PictureSubject } from '../../../src/contract/picture-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { oneLine } from '../../../src/domain/text'
import { inTransaction } from '../../db/connect'
import type { Trx } from '../../db/schema'
import { fail } from '../../fail'
import type { Services } from '../../services'
import { pictureIdOf, writeFiles } from './picture-files'
import { type Focus, makeVariants } from './picture-variants'
import { raiseRevision, removeUse, saveAlt, savePicture, showPicture, subjectExists } from './pictures-repository'

export type Upload = {
  bytes: Buffer
  alt: LocalisedText
  /** Per cent from the left and the top, 0–100. Without it the middle. */
  focus?: Focus
  /** The entries that show it, behind the pictures they have. */
  shownBy: readonly { subject: PictureSubject; id: number }[]
}

type Means = Pick<Services, 'db' | 'env' | 'now' | 'catalogue'>

/** What a screen reader says instead of the picture, in both languages. Fails with picture_alt_needed. */
function readAlt(alt: LocalisedText): { alt_en: string; alt_ar: string } {
  const [alt_en, alt_ar] = [oneLine(alt.en), oneLine(alt.ar)]
  if (!alt_en || !alt_ar) throw fail('picture_alt_needed')
  return { alt_en, alt_ar }
}

async function changed({ db, now, catalogue }: Means, change: (trx: Trx) => Promise<boolean>): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await change(trx))) throw fail('picture_unknown')
    await raiseRevision(trx, new Date(now()).toISOString())
  })
  catalogue.recheck()
}

/** Describes a picture anew. Fails with picture_alt_needed or picture_unknown. */
export const describePicture = (means: Means, id: string, alt: LocalisedText): Promise<void> =>
  changed(means, (trx) => saveAlt(trx, id, readAlt(alt)))

/** Takes a picture from an entry; its files stay, so that pages built before still show it. Fails with picture_unknown. */
export const hidePicture = (means: Means, id: string, subject: PictureSubject, subjectId: number): Promise<void> =>
  changed(means, (trx) => removeUse(trx, id, subject, subjectId))

/**
 * Takes in a photograph: checks it, re-encodes it without its metadata, stores the files by the digest of their content and names them in
 * the catalogue (design look.md "Pictures"). The same upload twice changes nothing but the descriptions.
 * Fails with picture_kind, picture_too_large, picture_too_small, picture_broken, picture_alt_needed or picture_subject_unknown.
 * @returns the picture's id.
 */
export async function addPicture(
  { db, env, now, catalogue }: Means,
  { bytes, alt, focus = { x: 50, y: 50 }, shownBy }: Upload,
): Promise<string> {
  const described = readAlt(alt)
  for (const { subject, id } of shownBy) if (!(await subjectExists(db, subject, id))) throw fail('picture_subject_unknown')
  const { files, widths, ...shape } = await makeVariants(bytes, focus)
  const id = pictureIdOf(bytes, focus)
  await writeFiles(env.picturesDir, id, files)
  const created_at = new Date(now()).toISOString()
  await inTransaction(db, async (transaction) => {
    await savePicture(transaction, { id, ...shape, widths: JSON.stringify(widths), ...described, created_at })
    for (const { subject, id: subjectId } of shownBy) await showPicture(transaction, subject, subjectId, id)
    await raiseRevision(transaction, created_at)
  })
  catalogue.recheck()
  return id
}
