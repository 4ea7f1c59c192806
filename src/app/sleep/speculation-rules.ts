import { type Route, routes } from '../../config/routes'

const rows: Route[] = Object.values(routes)
const live = rows.filter(({ kind }) => kind !== 'catalogue').map(({ path }) => `/*${path}*`)

/** Catalogue pages are whole without scripts: the browser may make the next one ready when the visitor points at its link. */
export const speculationRules = {
  prerender: [
    {
      where: { and: [{ or: [{ href_matches: '/ar/*' }, { href_matches: '/en/*' }] }, { not: { href_matches: live } }] },
      eagerness: 'moderate',
    },
  ],
}
