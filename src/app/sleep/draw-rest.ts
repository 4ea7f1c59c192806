import { latePieces } from '../../theme/late-pieces'

const { documentElement } = document

/** Nothing waits any longer: what is left is drawn at once. */
export const drawAll = () => documentElement.removeAttribute('data-fresh')

/**
 * Draws what a page just opened left for later, a piece in each idle moment: all at once it would be the longest task of the page.
 * @param idle calls when nothing else happens
 */
export function drawRest(idle: (work: () => void) => void) {
  const pieces = documentElement.hasAttribute('data-fresh') ? [...document.querySelectorAll<HTMLElement>(latePieces)] : []
  const drawNext = () => {
    const piece = pieces.shift()
    if (!piece) return drawAll()
    piece.style.contentVisibility = 'visible'
    idle(drawNext)
  }
  idle(drawNext)
}
