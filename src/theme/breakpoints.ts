/** Widths at which a layout changes: the phone is the reference, these add room (look.md: 360–430, 768, 1280, 1600). */
export const breakpoints = { tablet: 768, desktop: 1280, wide: 1600 } as const
export type Breakpoint = keyof typeof breakpoints

/** `from('tablet')` → media query for that width and more. */
export const from = (breakpoint: Breakpoint) => `@media (min-width: ${breakpoints[breakpoint]}px)`

/** Media query for phones alone. */
export const phones = `(max-width:${breakpoints.tablet - 1}px)`
