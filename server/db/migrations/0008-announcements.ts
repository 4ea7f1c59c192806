import { defineTables, type Schema } from './define-table'

/** Slides and banners; columns as in server/db/schema/announcement-tables.ts. */
export const announcements = async (schema: Schema): Promise<void> => {
  await defineTables(schema, {
    announcements: {
      columns: {
        id: 'id',
        kind: 'text',
        place: 'text',
        position: 'int',
        title_en: 'text',
        title_ar: 'text',
        text_en: 'text',
        text_ar: 'text',
        url: 'text',
        picture: 'text',
        alt_en: 'text',
        alt_ar: 'text',
        valid_from: 'text',
        valid_to: 'text',
      },
      indexes: [['kind', 'place', 'position']],
      checks: { kind: `kind in ('slide', 'banner')`, alt: `alt_en <> '' and alt_ar <> ''`, window: 'valid_from <= valid_to' },
    },
  })
}
