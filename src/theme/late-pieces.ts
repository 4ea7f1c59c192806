import { breakpoints } from './breakpoints'

/**
 * The pieces of a page that may be drawn after its first screen: each stands by itself. All sections but the first of their place; of cards one
 * below the other those after the third, so that a first flick finds what it comes to.
 */
export const latePieces = 'section~section,article:nth-of-type(n+4),footer'

/** Where they wait. Beside each other a card drawn later would move its row. */
export const phones = `(max-width:${breakpoints.tablet - 1}px)`
