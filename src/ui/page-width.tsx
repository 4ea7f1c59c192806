import styled from 'styled-components'

/**
 * The page's column: as wide as the design allows, with room at the sides. `$reading` for running text. `$tall` where a page waits for what it
 * shows: as high as the screen, for what comes is higher or lower than what stood for it, and the foot must not jump about in sight.
 */
export const PageWidth = styled.div<{ $reading?: boolean; $tall?: boolean }>`
  max-inline-size: ${({ $reading }) => ($reading ? 'var(--width-reading)' : 'var(--width-page)')};
  margin-inline: auto;
  padding: var(--space-8) var(--space-4);
  ${({ $tall }) => $tall && 'min-block-size: 100dvh; align-content: start;'}
`
