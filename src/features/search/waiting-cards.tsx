import styled from 'styled-components'
import { CardGrid } from '../../ui/card'
import { Skeleton } from '../../ui/skeleton'
import { Beside, Body, CardTotal, Sheet, Top } from './card-frame'

const waiting = ['a', 'b', 'c', 'd', 'e', 'f']
const Lines = styled(Beside)`
  display: grid;
  gap: var(--space-1);
  align-content: start;
`

/** Cards to come, as high as they will be. */
export function WaitingCards() {
  return (
    <CardGrid $least="16rem">
      {waiting.map((key) => (
        <Sheet key={key}>
          <Top>
            <Skeleton $height="auto" />
          </Top>
          <Body>
            <Lines>
              <Skeleton $height="2.8em" />
              <Skeleton $width="70%" />
              <Skeleton $width="40%" />
              <Skeleton $height="2.8em" $width="85%" />
            </Lines>
            <CardTotal>
              <Skeleton $height="1.6em" $width="55%" />
              <Skeleton $height="3em" />
            </CardTotal>
          </Body>
        </Sheet>
      ))}
    </CardGrid>
  )
}
