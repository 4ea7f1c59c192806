/** Widths at which a layout changes: the phone is the reference, these add room (look.md: 360–430, 768, 1280, 1600). */
export const breakpoints = { tablet: 768, desktop: 1280, wide: 1600 } as const
export type Breakpoint = keyof typeof breakpoints

/** In the reader's own size of letters: who has it at twice the size has room for half as much. */
const inEm = (pixels: number) => `${pixels / 16}em`

/** Conditions of a media query: that width and more, and less than it. */
export const atLeast = (breakpoint: Breakpoint) => `(min-width:${inEm(breakpoints[breakpoint])})`
export const below = (breakpoint: Breakpoint) => `(max-width:${inEm(breakpoints[breakpoint] - 0.02)})`

/** `from('tablet')` → media query for that width and more. */
export const from = (breakpoint: Breakpoint) => `@media ${atLeast(breakpoint)}`

/** A phone whose reader has set large letters: less room than 320 px at the usual 16. */
export const narrow = `(max-width:${inEm(319.98)})`

/** Phones alone. */
export const phones = below('tablet')
