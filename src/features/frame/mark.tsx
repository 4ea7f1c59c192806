import styled from 'styled-components'

const Drawing = styled.svg`
  inline-size: 2.25rem;
  block-size: 2.25rem;
  flex: none;
  color: var(--action);
`

/** The mark of look.md: a dune line that becomes a path and ends in an open page. Never mirrored. */
export function Mark() {
  return (
    <Drawing
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2 23c4-7 8-7 11-3s6 4 8 0" />
      <path d="M21 20V9c-3-2-6-2-9-1v8M21 9c3-2 6-2 9-1v11c-3-1-6-1-9 1" />
    </Drawing>
  )
}
