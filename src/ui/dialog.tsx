import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { from } from '../theme/breakpoints'
import { IconButton } from './icon-button'

const rise = keyframes`
  from { opacity: 0; translate: 0 12px; }
`
const asSheet = css`
  inline-size: 100%;
  max-inline-size: 100%;
  margin: auto 0 0;
  border-end-start-radius: 0;
  border-end-end-radius: 0;
  ${from('tablet')} {
    block-size: 100%;
    max-block-size: 100%;
    inline-size: min(28rem, 100%);
    margin: 0;
    margin-inline-start: auto;
    border-radius: 0;
  }
`
const Box = styled.dialog<{ $sheet: boolean }>`
  z-index: var(--layer-overlay);
  inline-size: min(34rem, calc(100% - 2 * var(--space-4)));
  max-block-size: calc(100dvh - var(--space-8));
  margin: auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: var(--radius-card);
  background: var(--paper);
  color: var(--ink);
  box-shadow: var(--shadow);
  &[open] { display: flex; flex-direction: column; animation: ${rise} var(--motion-calm); }
  &::backdrop { background: var(--scrim); }
  ${({ $sheet }) => $sheet && asSheet}
  header { display: flex; align-items: center; justify-content: space-between; gap: var(--space-3); padding-block: var(--space-3); padding-inline: var(--space-5) var(--space-2); border-block-end: 1px solid var(--line); }
  header h2 { font-size: var(--text-1); }
  footer { display: flex; flex-wrap: wrap; gap: var(--space-3); padding: var(--space-4) var(--space-5); border-block-start: 1px solid var(--line); }
`
const Content = styled.div`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-5);
`

export type DialogProps = {
  open: boolean
  /** Called for the cross, Escape and a press outside; the owner then sets `open` to false. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** Buttons at the foot, the main one first. */
  actions?: ReactNode
  children: ReactNode
  /** From the foot of a phone, from the end side of a wide screen: filters, menus. */
  sheet?: boolean
}

/** The browser's own modal dialog: it holds the focus, makes the page behind inert and gives the focus back to what opened it. */
export function Dialog({ open, onClose, title, closeLabel, actions, children, sheet = false }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = box.current
    if (!open || !dialog) return
    const opener = document.activeElement
    if (!dialog.open) dialog.showModal()
    return () => {
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [open])
  const pressOutside = (event: MouseEvent) => event.target === box.current && onClose()
  return (
    <Box
      ref={box}
      $sheet={sheet}
      aria-labelledby={heading}
      onClick={pressOutside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <>
          <header>
            <h2 id={heading}>{title}</h2>
            <IconButton icon="x" label={closeLabel} onClick={onClose} />
          </header>
          <Content>{children}</Content>
          {actions && <footer>{actions}</footer>}
        </>
      )}
    </Box>
  )
}

/** A dialog that slides over from the edge. */
export const Sheet = (props: Omit<DialogProps, 'sheet'>) => <Dialog sheet {...props} />
