import { defineTables, type Schema } from './define-table'

const subjects = `'school', 'branch', 'course', 'accommodation', 'city', 'post', 'university', 'summer_group'`

/** Uploaded photographs; columns as in server/db/schema/catalogue-tables.ts. */
export const pictures = async (schema: Schema): Promise<void> => {
  await defineTables(schema, {
    pictures: {
      columns: {
        id: 'textid',
        width: 'int',
        height: 'int',
        widths: 'text',
        blur: 'text',
        colour: 'text',
        alt_en: 'text',
        alt_ar: 'text',
        created_at: 'text',
      },
      checks: { size: 'width > 0 and height > 0', alt: `alt_en <> '' and alt_ar <> ''` },
    },
    picture_uses: {
      columns: { subject: 'text', subject_id: 'int', place: 'int', picture_id: 'text > pictures cascade' },
      primaryKey: ['subject', 'subject_id', 'place'],
      unique: [['subject', 'subject_id', 'picture_id']],
      checks: { subject: `subject in (${subjects})`, place: 'place >= 1' },
    },
  })
}
