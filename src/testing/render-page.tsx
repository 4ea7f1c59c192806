/** Renders a piece of a page as the visitor gets it: real dictionaries, real direction, a page's context. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext'
import i18next, { type Resource } from 'i18next'
import type { ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { defaultLocale, type Locale, localeFacts, locales } from '../config/locales'
import { to } from '../config/routes'
import type { PageContext } from '../i18n/page-context'
import { DirectionProvider } from '../theme/direction'

const folder = join(__dirname, '../locales')

const resources: Resource = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(
      readdirSync(join(folder, locale)).map((file) => [
        file.replace('.json', ''),
        JSON.parse(readFileSync(join(folder, locale, file), 'utf8')),
      ]),
    ),
  ]),
)

function translations(locale: Locale) {
  const instance = i18next.createInstance()
  instance.init({ lng: locale, fallbackLng: defaultLocale, defaultNS: 'common', resources, interpolation: { escapeValue: false } })
  return instance
}

/** A page's context as src/build makes it. */
export const pageContextFor = (locale: Locale, change: Partial<PageContext> = {}): PageContext => ({
  language: locale,
  i18n: {
    language: locale,
    languages: [...locales],
    defaultLanguage: defaultLocale,
    originalPath: '/',
    path: to.home(locale),
    routed: true,
  },
  alternates: { ar: to.home('ar'), en: to.home('en') },
  routeName: 'home',
  index: true,
  written: [...locales],
  brand: 'Rihla',
  title: '',
  description: '',
  ...change,
})

/** `element` inside the translations and the direction of `locale`. */
export function inPage(element: ReactElement, locale: Locale = defaultLocale) {
  const { i18n } = pageContextFor(locale)
  return (
    <I18nextProvider i18n={translations(locale)}>
      <I18nextContext.Provider value={{ ...i18n, generateDefaultLanguagePage: false }}>
        <DirectionProvider direction={localeFacts[locale].direction}>{element}</DirectionProvider>
      </I18nextContext.Provider>
    </I18nextProvider>
  )
}

/** Renders `element` as part of a page in `locale`. In Jest 'gatsby' is src/testing/gatsby-stub. */
export const renderPage = (element: ReactElement, locale: Locale = defaultLocale) => render(inPage(element, locale))
