/**
 * The one inline script of a sleeping page (architecture §3.9). Built by esbuild into the HTML; nothing else runs before the visitor acts.
 * Keep it small: everything imported here is sent with each page.
 */
import { events } from '../../config/events'
import { keptCartCount, paintCartCount } from '../../features/frame/cart-count'
import { hideEnded } from '../../features/home/hide-ended'
import { savesData } from '../../hooks/saves-data'
import { completeLanguageLink, rememberLocale } from '../../i18n/switch-locale'
import { drawAll, drawRest } from './draw-rest'
import { createKeptActs, leavesPage, letPartsAnswer, placeOf, sleepingPartOf } from './kept-acts'
import { oneForm } from './one-form'
import { prefetch, wakeAtLast } from './wake'

const own = oneForm(location)
if (own) history.replaceState(history.state, '', own)

const quietly = (work: Promise<unknown>) => work.catch((error) => console.info(error))

let awake = false
const acts = createKeptActs()

/** Listens until the page is awake, and after that in its parts that sleep on. */
const asleep = (name: string, listener: (event: Event) => void) =>
  addEventListener(
    name,
    (event) => {
      if (!awake || sleepingPartOf(placeOf(event))) listener(event)
    },
    true,
  )

/** Tells a part that it is acted in, and whoever wakes the page that it was. A touch alone may be scrolling. */
function want({ target }: Event) {
  const part = leavesPage(target) ? null : sleepingPartOf(target)
  if (!part || part.dataset.wanted !== undefined) return
  part.dataset.wanted = ''
  part.dispatchEvent(new Event(events.wanted))
}

for (const name of ['keydown', 'focusin', 'click', 'submit', 'change']) addEventListener(name, want, true)
// Before what is kept is held: other tools than a hand press without a pointer and without the focus.
for (const name of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'submit', 'change'])
  asleep(name, (event) => {
    if (!leavesPage(event.target)) wakeAtLast()
  })
asleep('click', acts.onClick)
asleep('submit', acts.onSubmit)
asleep('keydown', acts.onKey)
asleep('input', acts.onInput)
asleep('change', acts.onInput)
for (const name of ['pointerdown', 'keydown', 'click']) addEventListener(name, completeLanguageLink, true)
addEventListener(events.awake, () =>
  // Not at once: React is still committing its first render and would take what is typed and the leaving of the field for one moment. A key
  // pressed until then is kept like those before it, or the field would be set back to what it held without that key.
  setTimeout(() => {
    awake = true
    letPartsAnswer()
    void acts.doAgain()
  }),
)

// A search that the address narrows: the built list is not its answer.
if (document.documentElement.hasAttribute('data-asks')) {
  const box = document.querySelector<HTMLInputElement>('[role=combobox]')
  if (box) box.value = new URLSearchParams(location.search).get('q') ?? ''
  wakeAtLast()
}

paintCartCount(keptCartCount())
addEventListener('pageshow', () => paintCartCount(keptCartCount()))
// A page that the browser made ready behind her back is nobody's choice of a language yet.
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', () => rememberLocale(location.pathname), { once: true })
else rememberLocale(location.pathname)
hideEnded(Date.now())

// What React shows over its place, as a calendar, would be cut off at the edge of a piece that waits.
addEventListener(events.awake, drawAll)
const idle = window.requestIdleCallback ?? setTimeout
addEventListener('load', () => {
  drawRest(idle)
  idle(() => {
    if (!savesData() && !awake) quietly(prefetch())
    navigator.serviceWorker?.register('/sw.js').catch((error) => console.info(error))
  })
})

/** The not-found pages stand at any address and say which (spec §2). */
const place = document.querySelector<HTMLElement>('[data-address]')
if (place) {
  const address = shownAddress()
  place.textContent = address
  document.title = (place.dataset.address ?? '').replace('{path}', address)
}

function shownAddress() {
  try {
    return decodeURI(location.pathname)
  } catch {
    return location.pathname
  }
}
