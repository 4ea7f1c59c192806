import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Price } from '../../i18n/price'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { Sheet } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { PaperQuote } from './paper-quote'
import type { Builder } from './use-builder'

/** On a phone the total and the way on stay at the foot of the screen; where the paper stands beside the step, only the way on is here. */
const Bar = styled.div<{ $bare: boolean }>`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: var(--layer-sticky);
  display: grid;
  grid-template-columns: ${({ $bare }) => ($bare ? 'minmax(0, 1fr)' : 'minmax(0, auto) minmax(0, 1fr)')};
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  background: var(--paper);
  border-block-start: 1px solid var(--line);
  box-shadow: var(--shadow);
  > button[type='submit'] { padding-inline: var(--space-4); font-size: var(--text-0); }
  ${from('desktop')} {
    position: static;
    display: flex;
    padding: 0;
    background: none;
    border: 0;
    box-shadow: none;
    > button[type='submit'] { padding-inline: var(--space-6); font-size: var(--text-1); }
  }
`
const Total = styled.button`
  display: grid;
  min-block-size: var(--target);
  text-align: start;
  line-height: 1.35;
  small { display: flex; align-items: center; gap: var(--space-1); color: var(--action); font-weight: 600; }
  strong { font-size: var(--text-1); font-variant-numeric: tabular-nums; white-space: nowrap; }
  ${from('desktop')} { display: none; }
`

/** `bare`: without the total, where the page shows it by itself. */
export function PhoneBar({ builder, bare = false, children }: { builder: Builder; bare?: boolean; children: ReactNode }) {
  const t = useText('quote')
  const common = useText('common')
  const [isOpen, setOpen] = useState(false)
  const priced = builder.current?.priced
  return (
    <Bar $bare={bare} data-dock="total">
      {!bare && (
        <Total type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <small>
            {t('paper.open')}
            <Icon name="chevron-up" />
          </small>
          <strong>{priced?.ok ? <Price minor={priced.value.totalSar} /> : '–'}</strong>
        </Total>
      )}
      {children}
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('paper.title')} closeLabel={common('close')}>
        <PaperQuote builder={builder} plain />
      </Sheet>
    </Bar>
  )
}
