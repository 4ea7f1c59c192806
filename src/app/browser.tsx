import type { GatsbyBrowser } from 'gatsby'
import { events } from '../config/events'
import { locales } from '../config/locales'
import { to } from '../config/routes'
import { keptCartCount, paintCartCount } from '../features/frame/cart-count'
import { isNewVisit } from '../hooks/new-visit'
import { completeLanguageLink, rememberLocale } from '../i18n/switch-locale'
import { lookUpBeforeNavigating } from './before-navigation'
import { dropBrokenHash } from './broken-hash'
import { watchForMissingChunks } from './chunk-reload'
import { keepTitle } from './lasting-title'
import { watchForMissingStart } from './missing-start'
import { loadAnewAfterDeployment, loadByPath } from './page-loading'
import { tellNavigations, tellRouteChanged, tellRouteChanges } from './tell-navigations'

const onCartCount = (event: Event) => paintCartCount((event as CustomEvent<number>).detail)

// Here and not in onClientEntry: who listens first at the window is told first, and Gatsby listens from its own files' first line on. Of these two
// the second tells nobody after it of a missed chunk, and one that is missed at the start is a start that is missed.
watchForMissingStart()
watchForMissingChunks()

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  dropBrokenHash()
  keepTitle()
  loadByPath()
  paintCartCount(keptCartCount())
  window.addEventListener(events.cartCount, onCartCount)
  window.addEventListener('storage', () => paintCartCount(keptCartCount()))
  tellNavigations()
  for (const name of ['pointerdown', 'keydown', 'click']) window.addEventListener(name, completeLanguageLink, true)
  return loadAnewAfterDeployment()
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  dispatchEvent(new Event(events.awake))
  lookUpBeforeNavigating()
  import(/* webpackChunkName: "update-check" */ './update-check').then(({ watchForUpdates }) => watchForUpdates()).catch(console.info)
}

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => tellRouteChanges(location, prevLocation)

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  rememberLocale(location.pathname)
  tellRouteChanged(location, prevLocation)
}

const searches: readonly string[] = locales.flatMap((locale) => [to.searchByCourse(locale), to.searchBySchool(locale)])

/**
 * A filter pressed halfway down a search leaves the page where it is; Back, and every other page, go where Gatsby would. A page just loaded
 * stays where the browser has it: Gatsby would take an earlier visit's place for its own.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps: { location } }) => {
  const key = 'key' in location ? String(location.key) : undefined
  if (!prevRouterProps && !location.hash && isNewVisit(key)) return false
  const isSamePage = prevRouterProps?.location.pathname === location.pathname
  const isBack = 'action' in location && location.action === 'POP'
  return isBack || !isSamePage || !searches.includes(location.pathname)
}
