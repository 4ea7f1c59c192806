/**
 * The film of the demo catalogue. An invented school has none, and no real school's is claimed for it: this is an open film of the Blender
 * Foundation (Big Buck Bunny, CC BY 3.0) at a site whose films a page plays (config/editor-html). Nothing of it is kept here.
 */
const id = 'aqz-KE-bpKQ'
export const demoFilm = { page: `https://www.youtube.com/watch?v=${id}`, embed: `https://www.youtube.com/embed/${id}` } as const
