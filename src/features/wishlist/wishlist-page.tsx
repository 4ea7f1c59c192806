import { useEffect, useState } from 'react'
import { type ListedTrip, readTrips } from '../../domain/trip-list'
import { useStore } from '../../hooks/use-store'
import { useLocale, useText } from '../../i18n/use-text'
import { PageWidth } from '../../ui/page-width'
import { Stack, Waiting } from './list-parts'
import { OwnList } from './own-list'
import { SharedList } from './shared-list'

/** The list an address carries; null where it carries none. Read after the first render, which equals the built page (case 24). */
function useSharedTrips(search: string): readonly ListedTrip[] | null {
  const [trips, setTrips] = useState<readonly ListedTrip[] | null>(null)
  useEffect(() => {
    const list = new URLSearchParams(search).get('list')
    setTrips(list === null ? null : readTrips(list))
  }, [search])
  return trips
}

/** Courses kept for later: one's own, or `?list=…` somebody shared. Works for guests. */
export function WishlistPage({ location }: { location: { search: string } }) {
  const t = useText('wishlist')
  const store = useStore(useLocale())
  const shared = useSharedTrips(location.search)
  return (
    <PageWidth>
      <Stack>
        <h1>{t(shared ? 'shared.title' : 'title')}</h1>
        {!shared && <p>{t('intro')}</p>}
        {!store && <Waiting />}
        {store && (shared ? <SharedList trips={shared} store={store} /> : <OwnList store={store} />)}
      </Stack>
    </PageWidth>
  )
}
