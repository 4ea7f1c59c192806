import { sharedFilmFrame } from '../domain/prose/film'

/** Puts the film in the place of its link, which styles hide behind it. Nothing of its site is asked for before a press. @assumed */
export function playFilm(link: HTMLAnchorElement) {
  const src = sharedFilmFrame(link.href)
  // Pressed twice while this file was on its way.
  if (!src || link.previousElementSibling instanceof HTMLIFrameElement) return
  const frame = document.createElement('iframe')
  Object.assign(frame, { src, title: link.textContent ?? '', allow: 'autoplay; fullscreen; picture-in-picture' })
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  link.before(frame)
  // Unless she has gone on meanwhile, to type elsewhere: what was pressed has the focus, or what it stands in.
  if (document.activeElement?.contains(link)) frame.focus()
}
