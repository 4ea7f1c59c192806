/**
 * What the pages and the i18n plugin use of react-i18next, and no more: its index brings Trans and an HTML parser along, which cost 4 KB on
 * every page. src/build/webpack.ts puts this file in its place; `react-i18next-parts` is the library's own dist/es.
 */
export { I18nContext } from 'react-i18next-parts/context.js'
export { I18nextProvider } from 'react-i18next-parts/I18nextProvider.js'
export { useTranslation } from 'react-i18next-parts/useTranslation.js'
