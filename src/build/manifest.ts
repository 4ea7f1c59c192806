import { defaultLocale, localeFacts } from '../config/locales'
import { to } from '../config/routes'
import texts from '../locales/ar/common.json'

const icon = (name: string, size: number, purpose: string) => ({
  src: `icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

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
  icons: [192, 512].flatMap((size) => [icon('icon', size, 'any'), icon('maskable', size, 'maskable')]),
  include_favicon: false,
  // src/app/ssr.tsx names both themes' colours.
  theme_color_in_head: false,
  // src/app/ssr.tsx links the one icon that phones without a manifest ask for.
  legacy: false,
}
