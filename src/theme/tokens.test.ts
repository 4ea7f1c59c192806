import { textSize, tokenCss } from './token-css'
import { type ColourToken, themes } from './tokens'

const channel = (value: number) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
/** WCAG 2.2 contrast ratio, 1–21. */
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces: ColourToken[] = ['page', 'paper', 'sunk']
const everywhere = (ink: ColourToken): [ColourToken, ColourToken][] => surfaces.map((surface) => [ink, surface])
const textPairs: [ColourToken, ColourToken][] = [
  ...(['ink', 'ink-soft', 'action', 'action-strong', 'offer-ink', 'success-ink', 'error-ink', 'highlight-ink'] as ColourToken[]).flatMap(
    everywhere,
  ),
  ['on-action', 'action'],
  ['on-action', 'action-strong'],
  ['action', 'action-soft'],
  ['action-strong', 'action-soft'],
  ['ink', 'action-soft'],
  ['highlight-ink', 'highlight-soft'],
  ['ink', 'highlight-soft'],
  ['offer-ink', 'offer-soft'],
  ['ink', 'offer-soft'],
  ['success-ink', 'success-soft'],
  ['ink', 'success-soft'],
  ['error-ink', 'error-soft'],
  ['ink', 'error-soft'],
  ['on-contrast', 'contrast'],
]
const boundaryPairs: [ColourToken, ColourToken][] = [...everywhere('line-strong'), ...everywhere('focus'), ...everywhere('error')]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const ratio = ([one, other]: [ColourToken, ColourToken]) => contrast(themes[theme][one], themes[theme][other])

  it.each(textPairs)('text %s on %s reaches AA', (one, other) => {
    expect(ratio([one, other])).toBeGreaterThanOrEqual(4.5)
  })
  it.each(boundaryPairs)('the edge %s on %s can be told apart', (one, other) => {
    expect(ratio([one, other])).toBeGreaterThanOrEqual(3)
  })
})

it('given the known extremes, then the contrast arithmetic is right', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it('given the type scale, then body text is 16 px on a phone, never less, and each step is 1.2 of the one before', () => {
  expect(textSize(0)).toContain('clamp(1rem,')
  expect([-1, 1, 2].map((step) => textSize(step))).toEqual([
    'calc(var(--text-0)*0.833)',
    'calc(var(--text-0)*1.2)',
    'calc(var(--text-0)*1.44)',
  ])
})

it('given Arabic, then text is 1.1 larger with lines of 1.75', () => {
  expect(tokenCss).toMatch(/:lang\(ar\)\{--text-factor:1\.1;--line-height:1\.75;\}/)
})
