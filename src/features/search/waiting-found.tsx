import styled from 'styled-components'
import { Skeleton } from '../../ui/skeleton'
import { SearchColumns } from './search-columns'
import { WaitingCards } from './waiting-cards'

const Groups = styled.div`
  display: grid;
  gap: var(--space-3);
`

/** As many lines as the open groups have. */
const lines = ['2rem', '2.75rem', '2.75rem', '2.75rem', '2.75rem', '2rem', '2.75rem', '2.75rem', '2.75rem', '2.75rem']

export const WaitingFilters = () => (
  <Groups>
    {lines.map((height, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
      <Skeleton key={index} $height={height} />
    ))}
  </Groups>
)

/** What was found, while it is looked for. */
export const WaitingFound = () => (
  <SearchColumns filters={<WaitingFilters />}>
    <Skeleton $height="48px" />
    <WaitingCards />
  </SearchColumns>
)
