import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mapService } from '../config/map-services'
import { coastsAround } from '../domain/coasts'
import { positionOf } from '../domain/distance'
import type { ConfigValues } from './site-config'

/** The file the browser's drawn map is made of too. */
const landFile = 'static/map/land.json'

/** The coasts around the head office as an SVG path; empty where its coordinates are unset or no place on Earth. @assumed */
export function officeCoasts(values: ConfigValues, root = process.cwd()): string {
  const place = positionOf({ latitude: values['store/latitude'] ?? '', longitude: values['store/longitude'] ?? '' })
  return place ? coastsAround(place, JSON.parse(readFileSync(join(root, landFile), 'utf8'))) : ''
}

/** Is there a service whose map a page can offer? */
export const hasMapService = (values: ConfigValues): boolean =>
  mapService(values['map/service'] ?? '', values['map/api_key'] ?? '') !== null
