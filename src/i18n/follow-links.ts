import { navigate, prefetchPathname } from 'gatsby'
import type { MouseEvent, PointerEvent } from 'react'
import { events } from '../config/events'
import { splitLocale } from '../config/routes'

/** The visitor wants a link in another tab or window. */
export const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0

/** A page of ours, in this tab; null for an address elsewhere, a file, a place on this page. */
function pageOf(target: EventTarget): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const href = link?.getAttribute('href') ?? ''
  if (!link || link.target || link.hasAttribute('download') || !href.startsWith('/') || href.startsWith('//')) return null
  return splitLocale(href.split(/[?#]/)[0] ?? '').locale ? href : null
}

/** The page of ours a press leads to, or null where the browser should follow the link by itself: elsewhere, to a file, on this page. */
export function pagePressed(event: MouseEvent): string | null {
  return event.defaultPrevented || opensElsewhere(event) ? null : pageOf(event.target)
}

/** The link of a film that does not play yet. Above one that plays stands its frame. */
const waitingFilm = 'a[data-video]:not(iframe + a)'

function filmPressed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || opensElsewhere(event) || !(event.target instanceof Element)) return null
  return event.target.closest<HTMLAnchorElement>(waitingFilm)
}

/** To the film's own site; not where she has gone on meanwhile, nor without a connection, as of any page (app/before-navigation). */
function leaveFor(film: HTMLAnchorElement) {
  if (!film.isConnected) return
  if (navigator.onLine) location.assign(film.href)
  else dispatchEvent(new Event(events.outOfReach))
}

const play = (film: HTMLAnchorElement) =>
  import('./play-film').then(
    ({ playFilm }) => playFilm(film),
    () => leaveFor(film),
  )

/** For HTML that React leaves as it was written: once the page is awake its links to pages of ours no longer reload the app (case 91), its films play. */
export function followLinks(event: MouseEvent) {
  const film = filmPressed(event)
  if (film) {
    event.preventDefault()
    void play(film)
    return
  }
  const path = pagePressed(event)
  if (path === null) return
  event.preventDefault()
  void navigate(path)
}

/** Fetches the page ahead that is pointed at, as Gatsby's own links do. */
export function prepareLink({ target }: PointerEvent) {
  const path = pageOf(target)
  if (path) prefetchPathname(path)
}
