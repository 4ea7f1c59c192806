import styled from 'styled-components'
import { VisuallyHidden } from './visually-hidden'

const Drawing = styled.svg`
  display: inline-block;
  inline-size: 0.72em;
  block-size: 0.8em;
  vertical-align: -0.08em;
`

/**
 * The riyal's sign (U+20C1) as a drawing: hardly any system font has it yet. `word` (ريال) is what screen readers say and what is copied.
 * The shape is made by scripts/fonts/riyal-shape.mjs; the same glyph is in static/fonts for places where only text can stand. @assumed
 */
export function RiyalSign({ word }: { word: string }) {
  return (
    <>
      <Drawing viewBox="0 0 1124 1256" fill="currentColor" aria-hidden="true">
        <path d="M61 843L100 700L1124 482L1085 625ZM396 111L528 0L528 845L520 878L449 983L418 1013L375 1084L0 1164L39 1021L396 936ZM660 177L792 66L792 815L1124 753L1085 896L660 986ZM661 1256L700 1113L1124 1023L1085 1166Z" />
      </Drawing>
      <VisuallyHidden>{word}</VisuallyHidden>
    </>
  )
}
