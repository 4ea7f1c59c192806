/** Widths at which a layout changes: the phone is the reference, these add room (look.md: 360–430, 768, 1280, 1600). */
export const breakpoints = { tablet: 768, desktop: 1280, wide: 1600 } as const
export type Breakpoint = keyof typeof breakpoints

/** In the reader's own size of letters: who has it at twice the size has room for half as much (spec'd sizes are pixels at the usual one). */
const inEm = (pixels: number) => `${pixels / 16}em`

/** `from('tablet')` → media query for that width and more. */
export const from = (breakpoint: Breakpoint) => `@media (min-width: ${inEm(breakpoints[breakpoint])})`

/** Media query for phones alone. */
export const phones = `(max-width:${inEm(breakpoints.tablet - 0.02)})`
