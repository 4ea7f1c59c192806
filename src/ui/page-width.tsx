import styled from 'styled-components'

/** The page's column: as wide as the design allows, with room at the sides. `$reading` for running text. */
export const PageWidth = styled.div<{ $reading?: boolean }>`
  max-inline-size: ${({ $reading }) => ($reading ? 'var(--width-reading)' : 'var(--width-page)')};
  margin-inline: auto;
  padding: var(--space-8) var(--space-4);
`
