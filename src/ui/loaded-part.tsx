import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Button } from './button'
import { takeFocus } from './take-focus'

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
`

type Props = {
  label: ReactNode
  /** Said where the part's file is out of reach. */
  failed: ReactNode
  load: () => Promise<ReactNode>
  /** Stands above the button and goes with it. */
  children?: ReactNode
}

/** A button, and in its place what it loads: the page carries the button alone. The part takes the focus that the button had. */
export function LoadedPart({ label, failed, load, children }: Props) {
  const [part, setPart] = useState<ReactNode>(null)
  const [isOut, setIsOut] = useState(false)
  const open = () => load().then(setPart, () => setIsOut(true))
  if (part)
    return (
      <div ref={takeFocus} tabIndex={-1}>
        {part}
      </div>
    )
  return (
    <Stack>
      {children}
      {isOut && <p role="alert">{failed}</p>}
      <Button kind="quiet" onClick={open}>
        {label}
      </Button>
    </Stack>
  )
}
