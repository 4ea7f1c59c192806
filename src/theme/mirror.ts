import { css } from 'styled-components'

/**
 * For arrows, chevrons and other drawings that point along the text. Never for play, clocks, logos, numbers or ticks. The individual
 * `scale` (as `translate` and `rotate`) with `--reading` (1 or -1): the stylis plugin mirrors `transform: translateX(…)` but knows
 * nothing of these, so that nothing is flipped twice, and a part with its own `dir` turns by itself.
 */
export const mirrored = css`
  scale: var(--reading) 1;
`
