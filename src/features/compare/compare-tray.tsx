import { type ComponentType, useEffect, useState } from 'react'
import { useLateStore } from '../../hooks/late-store'
import { useLocale } from '../../i18n/use-text'
import type { TrayProps } from './filled-tray'

/** The bar at the foot of a search. The code for it comes with the store. */
export function CompareTray({ search }: { search: string }) {
  const store = useLateStore(useLocale())
  const [shown, setShown] = useState<{ Tray: ComponentType<TrayProps> } | null>(null)
  useEffect(() => {
    if (!store) return
    import('./filled-tray').then(({ FilledTray }) => setShown({ Tray: FilledTray })).catch(console.info)
  }, [store])
  return store && shown && <shown.Tray compare={store.compare} search={search} />
}
