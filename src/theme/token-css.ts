import { limits } from '../config/limits'
import { narrow } from './breakpoints'
import { scale, spaceSteps, textSteps, themes } from './tokens'

const declare = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')

const rounded = (value: number) => String(Number(value.toFixed(3)))

/** Body text in rem, fluid between the two widths, times the script's factor (`--text-factor`, 1.1 for Arabic). */
function bodySize(): string {
  const least = scale.smallest / 16
  const most = scale.largest / 16
  const slope = (most - least) / ((scale.until - scale.from) / 16)
  const start = least - slope * (scale.from / 16)
  return `calc(clamp(${rounded(least)}rem,${rounded(start)}rem + ${rounded(slope * 100)}vw,${rounded(most)}rem)*var(--text-factor))`
}

/** One step of the type scale. */
export const textSize = (step: number, ratio: number = scale.ratio): string =>
  step === 0 ? bodySize() : `calc(var(--text-0)*${rounded(ratio ** step)})`

const sizes = () => ({
  ...Object.fromEntries(spaceSteps.map((step) => [`space-${step}`, `${step / 4}rem`])),
  ...Object.fromEntries(textSteps.map((step) => [`text-${step}`, textSize(step)])),
  'radius-card': '14px',
  'radius-field': '10px',
  'radius-full': '999px',
  'layer-sticky': '100',
  'layer-overlay': String(limits.zIndex.overlay),
  'layer-tooltip': String(limits.zIndex.tooltip),
  'motion-quick': '160ms ease-out',
  'motion-calm': '240ms ease-out',
  target: '44px',
  /* The header stays at the top of the screen: what stays in sight with it stands below. */
  header: 'calc(var(--target) + 2 * var(--space-2) + 1px)',
  'below-header': 'calc(var(--header) + var(--space-4))',
  'width-page': '77.5rem',
  'width-reading': '42rem',
})

/** Where the reader's letters are large for the screen, they alone are: headings stand out less and the air is half, so that words still fit. */
const largeLetters = () => ({
  ...Object.fromEntries(spaceSteps.map((step) => [`space-${step}`, `${step / 8}rem`])),
  ...Object.fromEntries(textSteps.filter((step) => step > 0).map((step) => [`text-${step}`, textSize(step, scale.largeRatio)])),
})

/**
 * The custom properties of both themes. Dark follows the system; paper is light.
 * `--reading` is 1 left-to-right and -1 right-to-left (theme/mirror.ts).
 */
export const tokenCss = `
:root{color-scheme:light;--reading:1;--text-factor:1;--line-height:${scale.latinLine};${declare(themes.light)}${declare(sizes())}}
:root:lang(ar){--text-factor:${scale.arabicFactor};--line-height:${scale.arabicLine};}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${declare(themes.dark)}}}
@media ${narrow}{:root{${declare(largeLetters())}}}
[dir=rtl]{--reading:-1;}
[dir=ltr]{--reading:1;}
`
