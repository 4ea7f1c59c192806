import styled from 'styled-components'

/** Colour alone: another weight or room inside would tear Arabic letters apart. */
const Mark = styled.mark`
  background: var(--highlight-soft);
  color: inherit;
`

export type MarkedTextProps = {
  text: string
  /** From and to of each part that was looked for, in order, not overlapping. */
  ranges: readonly (readonly [number, number])[]
}

/** A name with the parts that were looked for marked. */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  return (
    <bdi>
      {ranges.map(([from, to], index) => (
        <span key={from}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, from)}
          <Mark>{text.slice(from, to)}</Mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </bdi>
  )
}
