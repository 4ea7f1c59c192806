import styled from 'styled-components'
import type { IssuedQuote } from '../../contract/quote-schema'
import { textIn } from '../../domain/localised-text'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { Icon } from '../../ui/icon'
import { optionId } from './option-id'

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  background: var(--paper);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
  li + li { border-block-start: 1px solid var(--line); }
  button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 0 var(--space-3);
    inline-size: 100%;
    min-block-size: var(--target);
    padding: var(--space-3) var(--space-4);
    text-align: start;
  }
  small { display: block; color: var(--ink-soft); }
  strong { white-space: nowrap; font-variant-numeric: tabular-nums; }
  svg { color: var(--action); }
  ${from('tablet')} { &[data-options='2'] { display: none; } }
  ${from('desktop')} { display: none; }
`

/** Where the options stand under each other: what each comes to, and the way to it. The address stays: behind its `#` stands the secret. */
export function OptionLinks({ quote }: { quote: IssuedQuote }) {
  const t = useText('offer')
  const locale = useLocale()
  const show = (index: number) => {
    const option = document.getElementById(optionId(index))
    option?.scrollIntoView()
    option?.focus({ preventScroll: true })
  }
  return (
    <List data-options={quote.alternatives.length} data-print="no">
      {quote.alternatives.map(({ names, price }, index) => (
        <li key={optionId(index)}>
          <button type="button" onClick={() => show(index)}>
            <span>
              {t('option', { number: index + 1 })}
              <small>
                <bdi>{textIn(names.name, locale)}</bdi>
              </small>
            </span>
            <strong>
              <Price minor={price.totalSar} />
            </strong>
            <Icon name="chevron-down" />
          </button>
        </li>
      ))}
    </List>
  )
}
