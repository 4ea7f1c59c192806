import { type ReactNode, useLayoutEffect } from 'react'
import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { Card } from '../../ui/card'
import { PageWidth } from '../../ui/page-width'
import { Skeleton } from '../../ui/skeleton'
import { WaitingCards } from './card-parts'

const Head = styled.header`
  display: grid;
  gap: var(--space-1);
  p { max-inline-size: var(--width-reading); color: var(--ink-soft); }
`
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
    inset-block-start: var(--space-4);
    max-block-size: calc(100dvh - var(--space-8));
    overflow-y: auto;
    border-radius: var(--radius-card);
    box-shadow: var(--shadow);
  }
`
const Groups = styled.div`
  display: grid;
  gap: var(--space-3);
`

/** What was built is the list of no wish at all: it gives way while the address asks for something else (decision 20). */
const Built = styled.div`
  display: contents;
  html[data-asks] & { display: none; }
`
const Asking = styled.div`
  display: none;
  html[data-asks] & { display: grid; gap: var(--space-4); }
`

/** As many lines as the open groups have. */
const lines = ['2rem', '2.75rem', '2.75rem', '2.75rem', '2.75rem', '2rem', '2.75rem', '2.75rem', '2.75rem', '2.75rem']

const WaitingFilters = () => (
  <Groups>
    {lines.map((height, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
      <Skeleton key={index} $height={height} />
    ))}
  </Groups>
)

type Props = {
  title: string
  intro: string
  bar: ReactNode
  /** Null while nothing is known. */
  filters: ReactNode | null
  /** This is still the page as it was built. */
  isBuilt: boolean
  children: ReactNode
}

/** The mark of src/app/ssr is taken off as soon as what is shown is what the address asks for. */
function useAnswered(isAnswered: boolean) {
  useLayoutEffect(() => {
    if (isAnswered) document.documentElement.removeAttribute('data-asks')
  }, [isAnswered])
}

/** The page of a search: words and trip above, filters beside, what was found. */
export function SearchLayout({ title, intro, bar, filters, isBuilt, children }: Props) {
  const t = useText('search')
  useAnswered(!isBuilt)
  return (
    <PageWidth>
      <Head>
        <h1>{title}</h1>
        <p>{intro}</p>
      </Head>
      <noscript>
        <p>{t('withoutScript')}</p>
      </noscript>
      {bar}
      <Columns>
        <Column>
          <Card $tight as="aside" aria-label={t('filters')}>
            {isBuilt && (
              <Asking>
                <WaitingFilters />
              </Asking>
            )}
            <Built>{filters ?? <WaitingFilters />}</Built>
          </Card>
        </Column>
        <Results>
          {isBuilt && (
            <Asking>
              <Skeleton $height="48px" />
              <WaitingCards />
            </Asking>
          )}
          <Built>{children}</Built>
        </Results>
      </Columns>
    </PageWidth>
  )
}
