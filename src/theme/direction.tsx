import type { ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'
import rtlPlugin from 'stylis-plugin-rtl'

export type Direction = 'rtl' | 'ltr'

const mirroring = [rtlPlugin]
const asWritten: typeof mirroring = []

/**
 * Direction of the page's locale, for styles: the stylis plugin. StyleSheetManager reads its plugins only when it mounts, hence the
 * key: a language switch builds the tree anew (architecture §3.4).
 */
export function DirectionProvider({ direction, children }: { direction: Direction; children: ReactNode }) {
  return (
    <StyleSheetManager key={direction} stylisPlugins={direction === 'rtl' ? mirroring : asWritten}>
      {children}
    </StyleSheetManager>
  )
}
