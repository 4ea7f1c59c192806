import styled from 'styled-components'
import { Skeleton } from '../skeleton'
import { placeSize } from './place-size'

/** Where one place's map is coming. */
export const PlaceSkeleton = styled(Skeleton)`
  ${placeSize}
  border-radius: var(--radius-card);
`
