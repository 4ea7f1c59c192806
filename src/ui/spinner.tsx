import styled, { keyframes } from 'styled-components'

const turn = keyframes`
  to { rotate: 360deg; }
`

/** Decoration beside a text that says what is going on. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  inline-size: 1.1em;
  block-size: 1.1em;
  border: 2px solid currentcolor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`
