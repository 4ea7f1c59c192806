/** The pieces of a page that may be drawn after its first screen: each stands by itself. All sections but the first of their place. */
export const latePieces = 'section~section,article,footer'
