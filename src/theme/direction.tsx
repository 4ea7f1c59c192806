import { createContext, type ReactNode, useContext } from 'react'
import { StyleSheetManager } from 'styled-components'
import rtlPlugin from 'stylis-plugin-rtl'

export type Direction = 'rtl' | 'ltr'

const DirectionContext = createContext<Direction>('rtl')
const mirroring = [rtlPlugin]
const asWritten: typeof mirroring = []

/**
 * Direction of the page's locale, for styles (the stylis plugin) and for keyboards (arrow keys). StyleSheetManager reads its plugins
 * only when it mounts, hence the key: a language switch builds the tree anew (architecture §3.4).
 */
export function DirectionProvider({ direction, children }: { direction: Direction; children: ReactNode }) {
  return (
    <DirectionContext.Provider value={direction}>
      <StyleSheetManager key={direction} stylisPlugins={direction === 'rtl' ? mirroring : asWritten}>
        {children}
      </StyleSheetManager>
    </DirectionContext.Provider>
  )
}

export const useDirection = () => useContext(DirectionContext)
