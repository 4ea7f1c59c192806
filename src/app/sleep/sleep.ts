/**
 * The sleep script (architecture §3.9): a small file that follows a sleeping page when that is loaded, or when somebody acts. Built by esbuild;
 * nothing else runs before the visitor acts. Keep it small: everything imported here is loaded with each page.
 */
import * as events from '../../config/event-names'
import { sayAsleep } from '../../config/say-asleep'
import { savesData } from '../../hooks/saves-data'
import { completeLanguageLink, rememberLocale } from '../../i18n/switch-locale'
import { messageDrafts } from '../../store/message-drafts'
import { here, leaveActs, takeLeftActs } from './acts-through-reload'
import { append } from './append'
import { drawAll, drawRest } from './draw-rest'
import { actNames } from './early-acts'
import type { Field } from './held-fields'
import { createKeptActs, isChanged, leavesPage, letPartsAnswer, placeOf, sleepingPartOf, tell, want } from './kept-acts'
import { oneForm } from './one-form'
import { prefetch, wakeAtLast } from './wake'

/** Filled in at build (src/build/sleep-scripts.ts). */
declare const __SPECULATION_RULES__: string
declare const __PRINT_FILE__: string

sayAsleep(false)

const own = oneForm(location)
if (own) history.replaceState(history.state, '', own)

let awake = false
const acts = createKeptActs()

type Listener = (event: Event) => void
const listeners: [string, Listener][] = []
function listen(names: string[], listener: Listener) {
  for (const name of names) {
    addEventListener(name, listener, true)
    listeners.push([name, listener])
  }
}

/** Listens until the page is awake, and after that in its parts that sleep on. */
const asleep = (names: string[], listener: Listener) =>
  listen(names, (event) => {
    if (!awake || sleepingPartOf(placeOf(event))) listener(event)
  })

// A touch alone may be scrolling.
listen(actNames.slice(2), ({ target }) => want(target))
// Before what is kept is held: other tools than a hand press without a pointer and without the focus.
asleep(actNames, ({ target }) => {
  if (!leavesPage(target)) wakeAtLast()
})
asleep(['click'], acts.onClick)
asleep(['submit'], acts.onSubmit)
asleep(['keydown'], acts.onKey)
asleep(['input', 'change'], acts.onInput)
listen(['pointerdown', 'keydown', 'click'], completeLanguageLink)
/** What the browser has put back into a page loaded anew or gone back to, and says to nobody. Parts that sleep on go by the address instead. */
function hearRestored() {
  for (const field of document.querySelectorAll<Field>(':is(input,select,textarea):not([autocomplete=off],[type=radio]:not(:checked))'))
    if (isChanged(field) && !sleepingPartOf(field)) tell(field, 'change')
}
// A page that its address wakes is awake before all is put back.
addEventListener(events.awake, hearRestored)

addEventListener(events.awake, () =>
  // Not at once: React is still committing its first render and would take what is typed and the leaving of the field for one moment. A key
  // pressed until then is kept like those before it, or the field would be set back to what it held without that key.
  setTimeout(() => {
    letPartsAnswer()
    void acts.doAgain((isAwake) => {
      awake = isAwake
    })
  }),
)

// A search that the address narrows: the built list is not its answer.
if (document.documentElement.hasAttribute('data-asks')) {
  const box = document.querySelector<HTMLInputElement>('[role=combobox]')
  if (box && box.value === box.defaultValue) box.value = new URLSearchParams(location.search).get('q') ?? ''
  wakeAtLast()
}

// A form that a reload has emptied: what it held comes back before she types over it.
try {
  if (document.getElementById('write') && JSON.stringify(sessionStorage).includes(messageDrafts)) wakeAtLast()
} catch {
  // Storage is blocked (case 72): then nothing was kept.
}

// Where she reloaded and goes Back, the page that stands here is another address's, and nothing would change before somebody acts.
const drawn = here()
addEventListener('popstate', () => {
  if (!awake && here() !== drawn) location.reload()
})

// A page that the browser made ready behind her back is nobody's choice of a language yet.
if (document.prerendering) document.addEventListener('prerenderingchange', () => rememberLocale(location.pathname), { once: true })
else rememberLocale(location.pathname)

// What React shows over its place, as a calendar, would be cut off at the edge of a piece that waits.
addEventListener(events.awake, drawAll)

/** Tells the browser which pages it may make ready when the visitor points at their links. */
const makeNextPagesReady = () => append('script', { type: 'speculationrules', textContent: __SPECULATION_RULES__ })

const fetchPrintStyles = () => append('link', { rel: 'stylesheet', media: 'print', href: __PRINT_FILE__ })

const idle = window.requestIdleCallback ?? setTimeout

function onLoaded() {
  drawRest(idle)
  idle(() => {
    if (!savesData() && !awake) prefetch().catch((error) => console.info(error))
    makeNextPagesReady()
    fetchPrintStyles()
    navigator.serviceWorker?.register('/sw.js').catch((error) => console.info(error))
  })
}

if (document.readyState === 'complete') onLoaded()
else addEventListener('load', onLoaded)

leaveActs(acts.toText)
const left = takeLeftActs()
if (left !== null) {
  acts.takeOver(left)
  wakeAtLast()
}

for (const event of window.earlyActs?.takeOver() ?? []) for (const [name, listener] of listeners) if (name === event.type) listener(event)

hearRestored()
