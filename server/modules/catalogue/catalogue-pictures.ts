/** Which photographs belong to which entry of the catalogue. */
import type { Picture, PictureSubject } from '../../../src/contract/picture-schema'
import { both, type Row } from './catalogue-rows'

/** `src` is a middle width: the one for whoever takes neither AVIF nor srcset. */
function toPicture(row: Row<'pictures'>): Picture {
  const widths = JSON.parse(row.widths) as number[]
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? row.width
  const { width, height, blur, colour } = row
  return { src: `/pictures/${row.id}/${middle}.webp`, width, height, widths, blur, colour, alt: both(row.alt_en, row.alt_ar) }
}

const keyOf = (subject: string, id: number) => `${subject} ${id}`

/** @returns gives entries their pictures; those without stay the very objects they were. */
export function picturesBySubject(rows: Row<'pictures'>[], uses: Row<'picture_uses'>[]) {
  const pictures = new Map(rows.map((row) => [row.id, toPicture(row)]))
  const bySubject = new Map<string, Picture[]>()
  for (const { subject, subject_id, picture_id } of [...uses].sort((a, b) => a.place - b.place)) {
    const key = keyOf(subject, subject_id)
    const picture = pictures.get(picture_id)
    if (picture) bySubject.set(key, [...(bySubject.get(key) ?? []), picture])
  }
  return <T extends { id: number; pictures?: Picture[] }>(subject: PictureSubject, entries: T[]): T[] =>
    entries.map((entry) => {
      const own = bySubject.get(keyOf(subject, entry.id))
      return own ? { ...entry, pictures: own } : entry
    })
}
