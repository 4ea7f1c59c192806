import styled, { keyframes } from 'styled-components'

const breathe = keyframes`
  50% { opacity: 0.5; }
`

/** The place of what is still loading, in its own size. Put it under an element that says in words what is being loaded. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{ $height?: string; $width?: string }>`
  block-size: ${({ $height }) => $height ?? '1em'};
  inline-size: ${({ $width }) => $width ?? '100%'};
  border-radius: var(--radius-field);
  background: var(--sunk);
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) { animation: none; }
`
