import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { atLast } from '../config/at-last'
import { events } from '../config/events'
import { useTakingOver } from './taking-over'

/** No box of its own: what is in it takes its place in the grid around. */
const Box = styled.div`
  display: contents;
`

export type Waking = {
  /** What is shown is no longer what was built, or soon won't be. */
  isWanted: boolean
  /** The part is there and answers. Must be stable (useCallback). */
  onAwake?: () => void
}
type PartProps<Props> = Waking & { name: string; Late: ComponentType<Props>; want: () => void; waiting: ReactNode; props: Props }

/** Tells when what stands beside it has come to life. */
function Pulse({ onAwake }: { onAwake: (() => void) | undefined }) {
  useLayoutEffect(() => onAwake?.(), [onAwake])
  return null
}

/** What stood there, where React has to take it away before its scripts have come; where nothing did, what a page shows that waits. */
function Standing({ box, waiting, onShown }: { box: RefObject<HTMLDivElement | null>; waiting: ReactNode; onShown: () => void }) {
  const [html] = useState(() => box.current?.innerHTML)
  useEffect(onShown, [onShown])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what this page's own server-made HTML holds
  return html ? <Box dangerouslySetInnerHTML={{ __html: html }} /> : waiting
}

function SleepingPart<Props extends object>({ name, Late, want, waiting, isWanted, onAwake, props }: PartProps<Props>) {
  const takesOver = useTakingOver()
  const [isAsleep, setAsleep] = useState(takesOver)
  const [slept] = useState(isAsleep)
  const box = useRef<HTMLDivElement>(null)
  // What it shows by now may be long to draw: a key that is pressed meanwhile comes first. Until then React hears nothing of what is done in here.
  const wakeUp = useCallback(() => startTransition(() => setAsleep(false)), [])
  const part = (
    <Suspense fallback={<Standing box={box} waiting={waiting} onShown={want} />}>
      <Late {...props} />
      <Pulse onAwake={slept ? wakeUp : onAwake} />
    </Suspense>
  )
  // The very element, not one like it: another would be a change, and React would have to draw what it has no scripts for.
  const [asBuilt] = useState(part)
  useEffect(() => {
    if (isWanted || !isAsleep) want()
  }, [isWanted, isAsleep, want])
  useEffect(() => {
    const place = box.current
    if (place?.dataset.wanted !== undefined) want()
    place?.addEventListener(events.wanted, want)
    return () => place?.removeEventListener(events.wanted, want)
  }, [want])
  useLayoutEffect(() => {
    if (isAsleep || !slept) return
    onAwake?.()
    dispatchEvent(new Event(events.awake))
  }, [isAsleep, slept, onAwake])
  return (
    <Box ref={box} data-sleeps={isAsleep ? name : undefined} suppressHydrationWarning>
      {isAsleep ? asBuilt : part}
    </Box>
  )
}

/**
 * A part that sleeps on when its page wakes (decision 24): it stands as it was built, and its scripts come when the visitor acts in it or when
 * it is to show something else. What is pressed and entered until then is kept (app/sleep). On a page made in the browser it comes at once.
 * @param name of the file `load` imports (webpackChunkName), which is laid by while the page sleeps
 * @param waiting where there is nothing built to stand in its place
 */
export function sleepingPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props & Waking> {
  let want = (): void => undefined
  const wanted = new Promise<void>((resolve) => {
    want = resolve
  })
  const fetched = () =>
    new Promise<{ default: ComponentType<Props> }>((resolve) => {
      void wanted.then(atLast(async () => resolve({ default: await load() })))
    })
  const isBuilt = typeof window === 'undefined'
  const Late = lazy(isBuilt ? async () => ({ default: await load() }) : fetched) as unknown as ComponentType<Props>
  return ({ isWanted, onAwake, ...props }) => (
    <SleepingPart {...{ name, Late, want, waiting, isWanted, onAwake }} props={props as unknown as Props} />
  )
}
