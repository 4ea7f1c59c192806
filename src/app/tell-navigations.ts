/** What the loading bar is told of navigations that begin without us (Back) and of their ends; ours begin in before-navigation.ts. */
import { tellLoading } from '../config/events'

type Route = { pathname: string }

/** The path of the page that is drawn. */
let drawn: string | undefined

export function tellNavigations() {
  // The page's data may be on their way for a while before the route changes. Back in the moment a page arrives: that page is never drawn, and
  // Gatsby tells of no change.
  window.addEventListener('popstate', () => tellLoading(location.pathname === drawn ? 'finish' : 'start'))
}

export function tellRouteChanges(next: Route, before: Route | null) {
  if (before && before.pathname !== next.pathname) tellLoading('start')
}

export function tellRouteChanged(next: Route, before: Route | null) {
  drawn = next.pathname
  if (before) tellLoading('finish')
}
