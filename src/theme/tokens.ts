/**
 * The look as data (design look.md, Identity): palette → semantic colours for the light and the dark theme, spaces, radii, type.
 * Components use the custom properties (`var(--ink)`); no raw colour or pixel step appears outside this folder.
 */
export const palette = {
  ink: '#13263B',
  teal: '#0B6E6E',
  sand: '#F7F2E8',
  paper: '#FFFFFF',
  saffron: '#E9A23B',
  terracotta: '#C8553D',
  sage: '#6B8F71',
  rose: '#B3261E',
} as const

/** Teal is for what can be pressed and nothing else; prices are ink. The text variants exist because four of the eight hues miss AA on sand. */
const light = {
  ink: palette.ink,
  'ink-soft': '#4A5A6B',
  page: palette.sand,
  paper: palette.paper,
  sunk: '#EFE8D9',
  line: '#E2D8C3',
  'line-strong': '#857B68',
  action: palette.teal,
  'action-strong': '#085252',
  'action-soft': '#E0EEEB',
  'on-action': '#FFFFFF',
  highlight: palette.saffron,
  'highlight-soft': '#FBEBD0',
  'highlight-ink': '#7A4A06',
  offer: palette.terracotta,
  'offer-soft': '#F9E3DC',
  'offer-ink': '#A03A24',
  'success-soft': '#E3EDE3',
  'success-ink': '#3C6345',
  error: palette.rose,
  'error-soft': '#FBE4E1',
  'error-ink': '#9F1F18',
  contrast: palette.ink,
  'on-contrast': palette.sand,
  focus: '#0B6E6E',
  scrim: 'rgb(19 38 59 / 0.55)',
  shadow: '0 1px 2px rgb(19 38 59 / 0.06), 0 8px 24px rgb(19 38 59 / 0.08)',
} as const

export type ColourToken = keyof typeof light

const dark: Record<ColourToken, string> = {
  ink: '#F3ECDF',
  'ink-soft': '#B9C2CB',
  page: '#0D1926',
  paper: '#152535',
  sunk: '#1C3043',
  line: '#2B4055',
  'line-strong': '#7F92A4',
  action: '#63C7BF',
  'action-strong': '#8FDDD6',
  'action-soft': '#16393F',
  'on-action': '#06201F',
  highlight: '#F0B355',
  'highlight-soft': '#3D2F17',
  'highlight-ink': '#F6CE8E',
  offer: '#E07B63',
  'offer-soft': '#43241D',
  'offer-ink': '#F5AE9C',
  'success-soft': '#1D3727',
  'success-ink': '#A9D3AF',
  error: '#F2887F',
  'error-soft': '#451E1C',
  'error-ink': '#FBB4AD',
  contrast: '#F3ECDF',
  'on-contrast': '#13263B',
  focus: '#8FDDD6',
  scrim: 'rgb(4 10 16 / 0.7)',
  shadow: '0 1px 2px rgb(0 0 0 / 0.3), 0 8px 24px rgb(0 0 0 / 0.35)',
}

export const themes: { light: Record<ColourToken, string>; dark: Record<ColourToken, string> } = { light, dark }

/** Names are steps of the 4-px grid: `space-4` is 16 px. */
export const spaceSteps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20] as const

/** Step 0 is body text; each step is × 1.2. From 360 to 1280 px of width the base grows from 16 to 17 px. */
export const textSteps = [-2, -1, 0, 1, 2, 3, 4, 5, 6] as const
export const scale = {
  ratio: 1.2,
  /** Between the steps where large letters stand on a small screen. */
  largeRatio: 1.06,
  smallest: 16,
  largest: 17,
  from: 360,
  until: 1280,
  arabicFactor: 1.1,
  arabicLine: 1.75,
  latinLine: 1.6,
} as const
