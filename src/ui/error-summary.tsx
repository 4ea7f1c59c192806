import { type MouseEvent, useEffect, useRef } from 'react'
import styled from 'styled-components'

const Box = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  border: 3px solid var(--error);
  border-radius: var(--radius-field);
  background: var(--paper);
  /* Under the sticky header nothing is read. */
  scroll-margin-block-start: 6rem;
  ul { margin: 0; padding-inline-start: var(--space-5); }
  li { padding-block: var(--space-1); }
  a { color: var(--error-ink); }
  h2 { font-size: var(--text-1); }
`

export type FieldProblem = { /** Id of the control. */ field: string; text: string }

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (!control) return
  event.preventDefault()
  control.focus()
  control.scrollIntoView?.({ block: 'center' })
}

/** All that is wrong with a form, above it, with the way to each field. Takes the focus when `attempt` grows: after each refused submit. */
export function ErrorSummary({ title, problems, attempt }: { title: string; problems: FieldProblem[]; attempt: number }) {
  const box = useRef<HTMLDivElement>(null)
  const any = problems.length > 0
  useEffect(() => {
    if (any && attempt > 0) box.current?.focus()
  }, [any, attempt])
  if (!any) return null
  return (
    <Box ref={box} tabIndex={-1} role="alert">
      <h2>{title}</h2>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={goToField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  )
}
