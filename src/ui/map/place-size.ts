import { css } from 'styled-components'
import { coastsFrame } from '../../domain/coasts'

/**
 * Of one place's map, whether drawn or a service's: where one takes the other's place its edges stay. Low on a phone, where a finger on a
 * service's map moves the map and not the page.
 */
export const placeSize = css`
  inline-size: 100%;
  block-size: auto;
  min-block-size: 17.5rem;
  aspect-ratio: ${coastsFrame.width} / ${coastsFrame.height};
`
