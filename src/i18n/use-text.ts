import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext'
import { useCallback, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultLocale, isLocale, type Locale } from '../config/locales'
import type { Params } from './translate'

export type Text = (key: string, params?: Params) => string

/**
 * The texts of one dictionary: `const t = useText('cart')`, `t('total')`, `t('lines', { count: 3 })`. Counted keys have the six Arabic
 * forms `_zero … _other` (case 36). The template must ask for the dictionary in its `locales` query.
 */
export function useText(namespace: string): Text {
  const { t } = useTranslation(namespace)
  return useCallback((key: string, params?: Params) => t(key, { ...params }) as string, [t])
}

/** The locale of the page. */
export function useLocale(): Locale {
  const { language } = useContext(I18nextContext)
  return isLocale(language) ? language : defaultLocale
}
