import { type ReactNode, useEffect, useState } from 'react'
import styled, { css } from 'styled-components'
import type { IssuedQuote } from '../../contract/quote-schema'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'
import { atLeast, from } from '../../theme/breakpoints'
import { Card } from '../../ui/card'
import { Alternative } from './alternative'
import { OfferHead } from './offer-head'
import { OfferNews } from './offer-news'
import type { OfferSetting } from './offer-setting'
import { OptionLinks } from './option-links'
import { useAccept } from './use-accept'

const Stack = styled.div`
  display: grid;
  gap: var(--space-6);
  > * { min-inline-size: 0; }
`
const inColumns = css`
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  grid-template-rows: auto auto auto;
`
/** One under the other on a phone; beside each other, row by row at the same height, where there is room. */
const Options = styled.div<{ $count: number }>`
  display: grid;
  gap: var(--space-5);
  ${from('tablet')} { ${({ $count }) => $count === 2 && inColumns} }
  ${from('desktop')} { ${({ $count }) => $count === 3 && inColumns} }
  @media print { && { display: block; } }
`
const Prose = styled(Card)`
  display: grid;
  gap: var(--space-2);
  h2 { font-size: var(--text-1); }
  p { max-inline-size: var(--width-reading); white-space: pre-line; overflow-wrap: anywhere; }
`

export type OfferProps = {
  page: PageContext
  setting: OfferSetting
  store: Root
  quote: IssuedQuote
  reload: () => Promise<void>
  question: ReactNode
}

/** On a phone the lines of several options are folded, so that the options can be seen beside each other. */
function useUnfolded(alternatives: number): boolean {
  const [isWide, setWide] = useState(true)
  useEffect(() => setWide(window.matchMedia(atLeast('tablet')).matches), [])
  return isWide || alternatives === 1
}

/** The quote as a paper that lives: what was promised, what it is today, and the way to book it. */
export function OfferView({ page, setting, store, quote, reload, question }: OfferProps) {
  const t = useText('offer')
  const { state, accept } = useAccept(store, quote, reload)
  const unfolded = useUnfolded(quote.alternatives.length)
  return (
    <Stack>
      <OfferHead {...{ page, setting, store, quote, reload }} />
      <OfferNews store={store} quote={quote} />
      {quote.alternatives.length > 1 && <OptionLinks quote={quote} />}
      <Options $count={quote.alternatives.length}>
        {quote.alternatives.map((alternative, index) => (
          <Alternative
            key={`${alternative.choice.courseId}-${alternative.choice.startDate}-${alternative.price.totalSar}`}
            {...{ setting, store, quote, alternative, index, unfolded }}
            accepting={state}
            onAccept={accept}
          />
        ))}
      </Options>
      {quote.notes !== '' && (
        <Prose aria-labelledby="offer-notes">
          <h2 id="offer-notes">{t('notes')}</h2>
          <p dir="auto">{quote.notes}</p>
        </Prose>
      )}
      {question}
    </Stack>
  )
}
