/** A photograph as src/contract/picture-schema.ts; its files lie in env.picturesDir under its id; `widths` is JSON text. */
export type PicturesTable = {
  id: string
  width: number
  height: number
  widths: string
  blur: string
  colour: string
  alt_en: string
  alt_ar: string
  created_at: string
}
/** Which photographs an entry of the catalogue shows, in order of `place`. */
export type PictureUsesTable = { subject: string; subject_id: number; place: number; picture_id: string }
