import { css } from 'styled-components'

/**
 * What is wider than its frame scrolls inside it, never the page. A shadow lies on each side where there is more: the frame's own colour moves
 * with the content and covers the shadow at the end. The same from both sides, so that nothing needs mirroring.
 */
export const scrollsAside = css`
  overflow-x: auto;
  background:
    linear-gradient(90deg, var(--paper) 50%, transparent) 0 / 2rem 100% local,
    linear-gradient(-90deg, var(--paper) 50%, transparent) 100% / 2rem 100% local,
    linear-gradient(90deg, var(--line), transparent) 0 / 1.25rem 100%,
    linear-gradient(-90deg, var(--line), transparent) 100% / 1.25rem 100%,
    var(--paper);
  background-repeat: no-repeat;
`
