import { useState } from 'react'
import { Button } from './button'

type Props = { text: string; label: string; copiedLabel: string }

/** Copies, and says so. Where the browser refuses, the text beside it can still be selected. */
export function CopyButton({ text, label, copiedLabel }: Props) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Button kind="quiet" icon={copied ? 'check' : 'copy'} onClick={copy}>
      <span role="status">{copied ? copiedLabel : label}</span>
    </Button>
  )
}
