import styled from 'styled-components'
import { PageWidth } from './page-width'

/**
 * The column of a page that waits for what it shows. As high as the screen: what comes is higher or lower than what stood for it, and the foot
 * must not jump about in sight.
 */
export const TallPage = styled(PageWidth)`
  min-block-size: 100dvh;
  align-content: start;
`
