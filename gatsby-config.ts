import { resolve } from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import { manifest } from './src/build/manifest'
import { sources } from './src/build/sources'
import { workerOptions } from './src/build/worker'
import { defaultLocale, locales } from './src/config/locales'

const offlineShell = '/offline-plugin-app-shell-fallback/'

const config: GatsbyConfig = {
  jsxRuntime: 'automatic',
  trailingSlash: 'never',
  graphqlTypegen: false,
  plugins: [
    // Before the i18n plugin, so that the frame is inside the translations; a string, because a require.resolve is compiled into a call of undefined.
    { resolve: 'gatsby-plugin-layout', options: { component: resolve('src/app/layout.tsx') } },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locales',
        languages: [...locales],
        defaultLanguage: defaultLocale,
        redirect: false,
        verbose: false,
        pages: [{ matchPath: offlineShell, excludeLanguages: locales.filter((locale) => locale !== defaultLocale) }],
        i18nextOptions: { defaultNS: 'common', interpolation: { escapeValue: false } },
      },
    },
    { resolve: 'gatsby-source-filesystem', options: { name: 'locales', path: resolve('src/locales') } },
    { resolve: 'gatsby-source-custom-api', options: { url: process.env.API_URL, ...sources } },
    { resolve: 'gatsby-plugin-styled-components', options: { displayName: false, fileName: false, pure: true } },
    { resolve: 'gatsby-plugin-manifest', options: manifest },
    { resolve: 'gatsby-plugin-offline', options: workerOptions },
    { resolve: 'gatsby-plugin-build-id' },
  ],
}

export default config
