import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined
/** One object for good: React writes markup again where the object is another. */
const asBuilt = { __html: '' }

/** Whether the static page has this part already. */
function useIsBuilt(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isBuilt] = useState(isHydrating)
  return isBuilt
}

type Props = {
  /** Rendered while pages are built (and wherever nothing is: tests, development); the browser's template leaves it out. */
  children: ReactNode
  /** Brings the same part to a visitor who comes by a link inside the site. A failure leaves the part out. */
  load: () => Promise<ReactNode>
}

/** A part that only reads: the static page has it, and waking neither fetches its code nor touches it (architecture §3.9). */
export function Still({ children, load }: Props) {
  const isBuilt = useIsBuilt()
  const [part, setPart] = useState<ReactNode>(null)
  const isWanted = !children && !isBuilt
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a page about something else has another key
  useEffect(() => {
    if (isWanted) load().then(setPart, () => undefined)
  }, [isWanted])
  if (children) return <div>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it tells React to keep what the static page has
  return isBuilt ? <div suppressHydrationWarning dangerouslySetInnerHTML={asBuilt} /> : <div>{part}</div>
}
