import { defaultLocale, localeFacts } from '../config/locales'
import { to } from '../config/routes'
import texts from '../locales/ar/common.json'

/** Options of gatsby-plugin-manifest: /manifest.webmanifest (spec §1), in the language of the default store. */
export const manifest = {
  name: `${texts.name}: ${texts.tagline}`,
  short_name: texts.name,
  lang: localeFacts[defaultLocale].code,
  dir: localeFacts[defaultLocale].direction,
  start_url: `${to.home(defaultLocale)}?source=installed`,
  scope: '/',
  display: 'standalone',
  background_color: '#F7F2E8',
  theme_color: '#F7F2E8',
  categories: ['education', 'travel'],
  icon: 'static/mark.svg',
  icon_options: { purpose: 'any maskable' },
}
