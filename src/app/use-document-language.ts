import { useLayoutEffect } from 'react'
import { type Locale, localeFacts } from '../config/locales'

/** Keeps <html lang dir> with the page, from the static HTML's own (i18n/page-head) over every navigation (case 21), before anything is measured or painted. */
export function useDocumentLanguage(language: Locale) {
  useLayoutEffect(() => {
    const { code, direction } = localeFacts[language]
    document.documentElement.lang = code
    document.documentElement.dir = direction
  }, [language])
}
