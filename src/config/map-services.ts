/** Services a map can take its tiles from, by the value of the site configuration `map/service`. Any other value (`drawn`) asks nobody: the map is drawn. */
export type MapService = {
  /** The only host pictures may come from (the page's content security policy). */
  host: string
  /** `{z}`, `{x}`, `{y}` and, where the service wants one, `{key}`. */
  tiles: string
  deepest: number
  /** Whom the service asks to be named. */
  credits: readonly { name: string; url: string }[]
}

const openStreetMap = { name: 'OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' }
const service = (host: string, path: string, deepest: number, ...own: MapService['credits']): MapService => ({
  host: `https://${host}`,
  tiles: `https://${host}${path}`,
  deepest,
  credits: [...own, openStreetMap],
})

const services: Readonly<Record<string, MapService>> = {
  openstreetmap: service('tile.openstreetmap.org', '/{z}/{x}/{y}.png', 19),
  maptiler: service('api.maptiler.com', '/maps/streets-v2/256/{z}/{x}/{y}.png?key={key}', 20, {
    name: 'MapTiler',
    url: 'https://www.maptiler.com/copyright/',
  }),
  mapbox: service('api.mapbox.com', '/styles/v1/mapbox/streets-v12/tiles/256/{z}/{x}/{y}?access_token={key}', 20, {
    name: 'Mapbox',
    url: 'https://www.mapbox.com/about/maps/',
  }),
  stadia: service('tiles.stadiamaps.com', '/tiles/osm_bright/{z}/{x}/{y}.png?api_key={key}', 20, {
    name: 'Stadia Maps',
    url: 'https://stadiamaps.com/',
  }),
}

const keyless = ['openstreetmap']

/** The service of a configuration; null where the map is drawn: none named, an unknown one, or one whose key is missing. @assumed */
export function mapService(name: string, key: string): MapService | null {
  const found = Object.hasOwn(services, name) ? services[name] : undefined
  return found && (key !== '' || keyless.includes(name)) ? found : null
}
