import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useFailureMessage } from '../../i18n/failure-message'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { Button } from '../../ui/button'
import { Card, CardGrid } from '../../ui/card'
import { Disclosure } from '../../ui/disclosure'
import { Notice } from '../../ui/notice'
import { PageWidth } from '../../ui/page-width'
import { Skeleton } from '../../ui/skeleton'

const Columns = styled.div`
  display: grid;
  gap: var(--space-5);
  margin-block-start: var(--space-5);
  ${from('desktop')} { grid-template-columns: 17rem minmax(0, 1fr); align-items: start; }
`

const Results = styled.div`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;
`

/** Filters: a fold on the phone, a column on wide screens. */
const Folded = styled.div`
  ${from('desktop')} { display: none; }
`
const Column = styled.div`
  display: none;
  ${from('desktop')} { display: block; }
`

const Summary = styled.p`
  font-weight: 600;
`

export function Waiting() {
  return (
    <CardGrid>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} $height="26rem" />
      ))}
    </CardGrid>
  )
}

type Props = {
  title: string
  intro: string
  bar: ReactNode
  filters: ReactNode
  chips: ReactNode
  /** The number of results in words; null while nothing is known. */
  summary: string | null
  failure: { code: string; requestId?: string } | null
  onRetry: () => void
  children: ReactNode
}

/** The page of a search: words and trip above, filters beside, what was found. */
export function SearchLayout({ title, intro, bar, filters, chips, summary, failure, onRetry, children }: Props) {
  const t = useText('search')
  const say = useFailureMessage()
  return (
    <PageWidth>
      <h1>{title}</h1>
      <p>{intro}</p>
      <noscript>
        <p>{t('withoutScript')}</p>
      </noscript>
      {bar}
      <Columns>
        <Folded>
          <Card $tight>
            <Disclosure summary={t('filters')}>{filters}</Disclosure>
          </Card>
        </Folded>
        <Column>
          <Card $tight as="aside" aria-label={t('filters')}>
            {filters}
          </Card>
        </Column>
        <Results>
          <Summary role="status">{summary ?? t('searching')}</Summary>
          {chips}
          {failure && <Notice tone="error" role="alert" title={say(failure)} actions={<Button onClick={onRetry}>{t('retry')}</Button>} />}
          {children}
        </Results>
      </Columns>
    </PageWidth>
  )
}
