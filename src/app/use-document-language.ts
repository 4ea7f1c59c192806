import { useEffect } from 'react'
import { type Locale, localeFacts } from '../config/locales'

/**
 * Holds <html lang dir> between two pages: Gatsby takes away what Head wrote and writes it anew a little later, and in that moment an Arabic
 * page would stand left to right (case 21). Runs in the same breath as the taking away, after every render.
 */
export function useDocumentLanguage(language: Locale) {
  useEffect(() => {
    const { code, direction } = localeFacts[language]
    document.documentElement.lang = code
    document.documentElement.dir = direction
  })
}
