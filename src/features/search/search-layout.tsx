import { type ReactNode, useLayoutEffect } from 'react'
import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { PageWidth } from '../../ui/page-width'
import { WaitingFound } from './waiting-found'

const Head = styled.header`
  display: grid;
  gap: var(--space-1);
  p { max-inline-size: var(--width-reading); color: var(--ink-soft); }
`

/** What was built is the list of no wish at all: it gives way while the address asks for something else (decision 20). */
const Built = styled.div`
  display: contents;
  html[data-asks] & { display: none; }
`
const Asking = styled.div`
  display: none;
  html[data-asks] & { display: contents; }
`

type Props = {
  title: string
  intro: string
  bar: ReactNode
  /** What is shown is what the address asks for. */
  isAnswered: boolean
  /** What was found. */
  children: ReactNode
}

/** The mark of src/app/ssr is taken off as soon as what is shown is what the address asks for. */
function useAnswered(isAnswered: boolean) {
  useLayoutEffect(() => {
    if (isAnswered) document.documentElement.removeAttribute('data-asks')
  }, [isAnswered])
}

/** The page of a search: words and trip above, what was found below. */
export function SearchLayout({ title, intro, bar, isAnswered, children }: Props) {
  const t = useText('search')
  useAnswered(isAnswered)
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
      {!isAnswered && (
        <Asking>
          <WaitingFound />
        </Asking>
      )}
      <Built>{children}</Built>
    </PageWidth>
  )
}
