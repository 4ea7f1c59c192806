import { type ComponentType, useEffect, useState } from 'react'
import type { RecentCardsProps } from './recent-cards'

/** The key of store/storage-keys, written out: a page of a visitor who has seen nothing yet should load nothing for this. */
const key = 'rihla.recent'

function hasSeen(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // Storage is blocked (case 72): then nothing was kept.
    return false
  }
}

/** Courses seen last, once the page is awake (decision 4). */
export function RecentStrip({ except }: RecentCardsProps) {
  const [shown, setShown] = useState<{ Cards: ComponentType<RecentCardsProps> } | null>(null)
  useEffect(() => {
    if (!hasSeen()) return
    import('./recent-cards').then(({ RecentCards }) => setShown({ Cards: RecentCards })).catch(console.info)
  }, [])
  return shown && <shown.Cards except={except} />
}
