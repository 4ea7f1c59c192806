import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text'
import { Notice } from '../../ui/notice'

export type StreetsProps = {
  office: { address: string; latitude: string; longitude: string }
  /** What stands in the map's place where its service can't be reached. */
  children: ReactNode
}

/** The map's service, or our own file, is out of reach: said, and the drawing stays. */
export function NoStreets({ children }: Pick<StreetsProps, 'children'>) {
  const t = useText('content')
  return (
    <>
      {children}
      <Notice tone="warn" role="status" title={t('contact.noStreets')} />
    </>
  )
}
