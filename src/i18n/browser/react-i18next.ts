/**
 * Stands in the browser for react-i18next (src/build/webpack.ts): what useText and the i18n plugin use of it. The plugin makes a new set of
 * translations for each page, so that nothing ever changes under a mounted component and no listening is needed.
 */
import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react'
import type { Translations } from './i18next'

const I18nContext = createContext<{ i18n: Translations } | null>(null)

export function I18nextProvider({ i18n, children }: { i18n: Translations; children?: ReactNode }) {
  const value = useMemo(() => ({ i18n }), [i18n])
  return createElement(I18nContext.Provider, { value }, children)
}

export function useTranslation(namespace: string) {
  const i18n = useContext(I18nContext)?.i18n
  const t = useMemo(() => i18n?.getFixedT(null, namespace) ?? ((key: string) => key), [i18n, namespace])
  return { t, i18n, ready: true }
}
