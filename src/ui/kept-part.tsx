import { type ComponentType, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useTakingOver } from './taking-over'

/** What was written at an address, for Back: the place in the page is there again before any file has come. */
const left = new Map<string, string>()

/** The part as it is built: whole. In the box that React finds again. */
export function writtenPart<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <div>
      <Part {...props} />
    </div>
  )
}

type KeptProps<Props> = { name: string; Late: ComponentType<Props>; props: Props }

function KeptPart<Props extends object>({ name, Late, props }: KeptProps<Props>) {
  const takesOver = useTakingOver()
  const box = useRef<HTMLDivElement>(null)
  const [html] = useState(() => (takesOver ? '' : left.get(name + window.location.pathname)))
  useLayoutEffect(() => {
    const place = name + window.location.pathname
    const written = box.current
    return () => {
      if (written) left.set(place, written.innerHTML)
    }
  }, [name])
  if (html === undefined)
    return (
      <div>
        <Suspense fallback={null}>
          <Late {...props} />
        </Suspense>
      </div>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what this page's own server-made HTML holds; React leaves it as it is
  return <div ref={box} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}

/**
 * The same part in the browser: what never changes is left as the server wrote it, and its scripts are only fetched where a client navigation
 * draws it anew (decision 19). Its links need a handler around it (i18n/follow-links).
 * @param name tells the parts of one page apart
 */
export function keptPart<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Late = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  return (props) => <KeptPart name={name} Late={Late} props={props} />
}
