/**
 * A page whose data can't be had when Gatsby starts is never drawn, and its scripts do not run a second time: only loading the page anew helps,
 * and only when there is a server to load it from. Until then it can be read, and says so (case 26).
 */
import { events } from '../config/events'
import { reloadIfServed } from './chunk-reload'

/** Milliseconds. A page that has not come to life so long after something failed is not on its way any more. */
const patience = 3000
const betweenTries = 15_000

function loadAnew() {
  const note = document.getElementById('asleep')
  if (note) note.hidden = false
  void reloadIfServed()
  window.addEventListener('online', () => void reloadIfServed(), { once: true })
  setInterval(() => void reloadIfServed(), betweenTries)
}

export function watchForMissingStart() {
  let isWaiting = true
  window.addEventListener(events.awake, () => {
    isWaiting = false
  })
  const onFailure = () =>
    setTimeout(() => {
      if (!isWaiting) return
      isWaiting = false
      loadAnew()
    }, patience)
  window.addEventListener('unhandledrejection', onFailure, { once: true })
}
