import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { Card } from '../../ui/card'

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  margin-block-start: var(--space-5);
  ${from('desktop')} { grid-template-columns: 18rem minmax(0, 1fr); align-items: start; }
`
const Results = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  min-inline-size: 0;
  min-block-size: 60vh;
`
/** The column stays in sight beside a long list and scrolls by itself. */
const Column = styled.div`
  display: none;
  ${from('desktop')} {
    display: block;
    position: sticky;
    inset-block-start: var(--below-header);
    max-block-size: calc(100dvh - var(--below-header) - var(--space-4));
    overflow-y: auto;
    border-radius: var(--radius-card);
    box-shadow: var(--shadow);
  }
`

/** The filters, where there is room for them, beside what was found. */
export function SearchColumns({ filters, children }: { filters: ReactNode; children: ReactNode }) {
  const t = useText('search')
  return (
    <Columns>
      <Column>
        <Card $tight as="aside" aria-label={t('filters')}>
          {filters}
        </Card>
      </Column>
      <Results>{children}</Results>
    </Columns>
  )
}
