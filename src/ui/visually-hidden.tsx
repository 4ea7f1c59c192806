import styled from 'styled-components'

/** Heard, not seen. */
export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** First thing on a page: shows itself when the keyboard reaches it. */
export function SkipLink({ to, label }: { to: string; label: string }) {
  return (
    <a className="skip-link" href={`#${to}`}>
      {label}
    </a>
  )
}
