import { type Route, routes } from './routes'

const rows: Route[] = Object.values(routes)
const live = rows.filter(({ kind }) => kind !== 'catalogue').map(({ path }) => path)
/** `/account*` names what is below it too. */
const shortest = live.filter((path) => !live.some((other) => other !== path && path.startsWith(other)))

/** Catalogue pages are whole without scripts: the browser may make the next one ready when the visitor points at its link. */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { or: [{ href_matches: '/ar/*' }, { href_matches: '/en/*' }] },
          { not: { href_matches: shortest.map((path) => `/*${path}*`) } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}
