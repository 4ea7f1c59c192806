/** What one tab tells the others. Never data: the server is the truth, so the others ask it (case 42). */
export type TabNews = 'cart' | 'session' | 'loggedOut'
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
