import { useCallback, useEffect, useMemo, useState } from 'react'
import { configPaths } from '../config/config-paths'
import type { Locale } from '../config/locales'
import { type MapService, mapService } from '../config/map-services'
import { useLateClient } from './late-client'
import { useRequest } from './use-request'

const asked = { paths: [configPaths.mapService, configPaths.mapApiKey].join(',') }
const drawn = { tiles: null, credits: [] as MapService['credits'] }

/**
 * The tiles of the configured map service (spec §3), and whom to name for them; no tiles where none is set, nobody can be asked or the service
 * gave none. `map` is null while it is not known.
 * @param closest the step to which the map goes by itself at most: a city
 */
export function useMapTiles(locale: Locale, closest = 13) {
  const client = useLateClient(locale)
  const [isOut, setOut] = useState(false)
  useEffect(() => setOut(!navigator.onLine), [])
  const giveUp = useCallback(() => setOut(true), [])
  const ask = useMemo(() => client && ((signal: AbortSignal) => client.call('core/config/getConfigByPaths', asked, { signal })), [client])
  const { answer, failure } = useRequest(ask)
  const map = useMemo(() => {
    if (failure || isOut) return drawn
    if (!answer) return null
    const key = answer.configs[configPaths.mapApiKey] ?? ''
    const service = mapService(answer.configs[configPaths.mapService] ?? '', key)
    if (!service) return drawn
    return {
      tiles: { url: service.tiles.replace('{key}', encodeURIComponent(key)), deepest: service.deepest, closest },
      credits: service.credits,
    }
  }, [answer, failure, isOut, closest])
  return { map, giveUp }
}
