/**
 * The pieces of a page that may be drawn after its first screen: each stands by itself. All sections but the first of their place; of cards one
 * below the other those after the third, so that a first flick finds what it comes to; of an editor's text what follows its sixth paragraph.
 */
export const latePieces = 'section~section,article:nth-of-type(n+4),.prose>:nth-child(n+7),footer'
