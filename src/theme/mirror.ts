import { css } from 'styled-components'

/**
 * What must turn with the reading direction and has no logical property. These use the individual `translate`, `scale` and `rotate`
 * properties with `--reading` (1 or -1): the stylis plugin mirrors `transform: translateX(…)` but knows nothing of these, so that
 * nothing is flipped twice, and a part with its own `dir` turns by itself.
 */

/** Moves along the reading direction: `${alongReading('8px')}` goes right in English and left in Arabic. */
export const alongReading = (distance: string, down = '0') => css`
  translate: calc(var(--reading) * ${distance}) ${down};
`

/** For arrows, chevrons and other drawings that point along the text. Never for play, clocks, logos, numbers or ticks. */
export const mirrored = css`
  scale: var(--reading) 1;
`

/** A gradient or shadow that starts at the reading side: `background: linear-gradient(${towardsEnd}, …)`. */
export const towardsEnd = 'calc(var(--reading) * 90deg)'

/** Which arrow key means "forward" where things are laid out along the text. */
export const forwardKey = (direction: 'rtl' | 'ltr') => (direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
export const backwardKey = (direction: 'rtl' | 'ltr') => (direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft')
