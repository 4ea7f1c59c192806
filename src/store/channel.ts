import type { PlacedRecord } from './placed-record'

/**
 * What one tab tells the others. The server is the truth, so that they ask it instead of being told data (case 42); but for a booking just
 * placed, which the server's cart no longer shows: every tab on that quote lands on its number (case 2e).
 */
export type TabNews = { kind: 'cart' | 'session' | 'loggedOut' | 'wishlist' | 'compare' } | { kind: 'placed'; record: PlacedRecord }
export type Channel = { tell: (news: TabNews) => void; listen: (hear: (news: TabNews) => void) => () => void }

export const silentChannel: Channel = { tell: () => undefined, listen: () => () => undefined }

/** A BroadcastChannel where there is one; elsewhere the refetch on focus has to do. */
export function openChannel(): Channel {
  if (typeof BroadcastChannel === 'undefined') return silentChannel
  const channel = new BroadcastChannel('rihla')
  return {
    tell: (news) => channel.postMessage(news),
    listen: (hear) => {
      const listener = ({ data }: MessageEvent<TabNews>) => hear(data)
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}
