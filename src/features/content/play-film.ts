import { filmFrame } from '../../domain/prose/film'

/** Puts the film above its link, which then leads to the film's own site. Nothing of that site is asked for before somebody presses. */
export function playFilm(link: HTMLAnchorElement) {
  const src = filmFrame(link.href)
  if (!src) return
  const frame = document.createElement('iframe')
  Object.assign(frame, { src, title: link.textContent ?? '', allow: 'autoplay; fullscreen; picture-in-picture', allowFullscreen: true })
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.tabIndex = -1
  link.before(frame)
  for (const mark of ['data-video', 'data-needs-script']) link.removeAttribute(mark)
  frame.focus()
}
