import { type ComponentType, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useTakingOver } from './taking-over'

/** What was written at an address, for Back: the place in the page is there again before any file has come. */
const left = new Map<string, string>()

/** `fetch`: brings what it is drawn with. Only in the browser is there anything to bring. */
export type Part<Props extends object> = ComponentType<Props> & { fetch?: () => Promise<void> }

/** The part as it is built: whole. In the box that React finds again. */
export function writtenPart<Props extends object>(Written: ComponentType<Props>): Part<Props> {
  return (props) => (
    <div>
      <Written {...props} />
    </div>
  )
}

type KeptProps<Props> = { name: string; drawnBy: () => ComponentType<Props>; props: Props }

function KeptPart<Props extends object>({ name, drawnBy, props }: KeptProps<Props>) {
  const [Drawn] = useState(drawnBy)
  const takesOver = useTakingOver()
  const box = useRef<HTMLDivElement>(null)
  const [html] = useState(() => (takesOver ? '' : left.get(name + location.pathname)))
  useLayoutEffect(() => {
    const place = name + location.pathname
    const written = box.current
    return () => {
      // A film that played has ended: nothing plays by itself when she comes back.
      for (const frame of written?.querySelectorAll('iframe') ?? []) frame.remove()
      if (written) left.set(place, written.innerHTML)
    }
  }, [name])
  if (html === undefined)
    return (
      <div>
        <Suspense fallback={null}>
          <Drawn {...props} />
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
export function keptPart<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): Part<Props> {
  let come: ComponentType<Props> | undefined
  const fetch = async () => {
    come ??= await load()
  }
  const Late = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  // What has come is drawn with the page; React would draw the page without it first, also where it waits for no time at all.
  const drawnBy = () => come ?? Late
  return Object.assign((props: Props) => <KeptPart name={name} drawnBy={drawnBy} props={props} />, { fetch })
}

/**
 * Given to a page's template, for the navigation to wait for (app/page-loading): a part that came when the page was already there would push what
 * stands below it from under the finger, and the press would be lost.
 */
export const withParts = <Page extends object>(page: Page, parts: { fetch?: () => Promise<void> }[]) =>
  Object.assign(page, { parts: () => Promise.all(parts.map(({ fetch }) => fetch?.())) })
