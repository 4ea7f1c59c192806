/** What the loading bar is told of navigations. */
import { tellLoading } from '../config/events'

type Route = { pathname: string }

/** The path of the page that is drawn. */
let drawn: string | undefined

/** A press that Gatsby's Link took over: the page's data may be on its way for a while before the route changes. */
function startsNavigation(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  return event.defaultPrevented && link !== null && link.origin === location.origin && link.pathname !== location.pathname
}

export function tellNavigations() {
  window.addEventListener('click', (event) => {
    if (startsNavigation(event)) tellLoading('start')
  })
  // Back in the moment a page arrives: that page is never drawn, and Gatsby tells of no change.
  window.addEventListener('popstate', () => {
    if (location.pathname === drawn) tellLoading('finish')
  })
}

export function tellRouteChanges(next: Route, before: Route | null) {
  if (before && before.pathname !== next.pathname) tellLoading('start')
}

export function tellRouteChanged(next: Route, before: Route | null) {
  drawn = next.pathname
  if (before) tellLoading('finish')
}
