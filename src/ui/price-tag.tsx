import styled from 'styled-components'
import { RiyalSign } from './riyal-sign'
import { VisuallyHidden } from './visually-hidden'

const sizes = { small: '--text-0', normal: '--text-1', large: '--text-3' } as const

const Tag = styled.span<{ $size: keyof typeof sizes }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  color: var(--ink);
  line-height: 1.2;
  strong { font-size: var(${({ $size }) => sizes[$size]}); font-weight: 600; font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
  s, small { color: var(--ink-soft); font-size: var(--text--1); font-variant-numeric: tabular-nums; }
`

export type PriceTagProps = {
  /** The number as it is shown: `12,345.50`. */
  amount: string
  /** `SAR`, or what stands for it; ignored where the riyal's sign is drawn. */
  currency?: string
  /** Draws the riyal's sign and says this word instead: ريال. */
  riyalWord?: string
  /** The price before an offer, written out, and what to say before it ("before"). */
  before?: { text: string; label: string }
  /** "from", "for 4 weeks", "all fees in". */
  prefix?: string
  note?: string
  size?: keyof typeof sizes
}

/** A price: ink and heavy, the sign left of the number in both languages, never broken over two lines. */
export function PriceTag({ amount, currency, riyalWord, before, prefix, note, size = 'normal' }: PriceTagProps) {
  return (
    <Tag $size={size}>
      {prefix && <small>{prefix}</small>}
      {before && (
        <s>
          <VisuallyHidden>{before.label} </VisuallyHidden>
          <bdi dir="ltr">{before.text}</bdi>
        </s>
      )}
      <strong>
        <bdi dir="ltr">
          {riyalWord ? <RiyalSign word={riyalWord} /> : currency} {amount}
        </bdi>
      </strong>
      {note && <small>{note}</small>}
    </Tag>
  )
}
