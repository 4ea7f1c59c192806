import { events, tellLoading } from '../config/events'
import { canShow, pathOf } from './page-loading'

/** Spec §2: before each navigation the app looks up the server's route rules. */
declare global {
  interface Window {
    /** Gatsby's: every Link and every navigate() ends here. */
    ___navigate: (to: string | number, options?: Options) => unknown
  }
}

type Options = { replace?: boolean }

type Rules = { beforeNavigation: (address: string) => Promise<string> }

const loadRules = () => import(/* webpackChunkName: "route-rules" */ './route-rules')
/** Milliseconds after waking: what the page itself needs has come by then. */
const rest = 1000

/** How long a navigation waits for the rules when they are not here yet, in milliseconds; then it goes as it was meant. */
const longestWait = 300

/** @returns where the rules lead; the address itself where none does, and where they can't be had in time. */
export async function destinationOf(address: string, load: () => Promise<Rules>): Promise<string> {
  const led = load()
    .then((rules) => rules.beforeNavigation(address))
    .catch(() => address)
  return Promise.race([led, new Promise<string>((resolve) => setTimeout(resolve, longestWait, address))])
}

const decoded = (path: string) => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const staysHere = (address: string) => /^[?#]/.test(address) || decoded(pathOf(address)) === decoded(location.pathname)

/**
 * As the browser goes by itself; Gatsby would leave for the bare path, without query and hash. Without a connection that would take away
 * the page she is on and give her none.
 */
function leaveFor(address: string, options?: Options) {
  if (!navigator.onLine) {
    tellLoading('error')
    dispatchEvent(new Event(events.outOfReach))
  } else location[options?.replace ? 'replace' : 'assign'](address)
}

/** Not in Gatsby's onPreRouteUpdate: by then the old page has been asked for, and its 404 would be shown first. */
export function lookUpBeforeNavigating() {
  const go = window.___navigate
  let latest = 0
  window.___navigate = async (to, options) => {
    if (typeof to === 'number') return go(to, options)
    const stays = staysHere(to)
    // A page that writes its own address by itself takes nobody's way away.
    if (stays && options?.replace) return go(to, options)
    latest += 1
    tellLoading(stays ? 'finish' : 'start')
    if (stays) return go(to, options)
    const mine = latest
    const target = await destinationOf(to, loadRules)
    const isOurs = await canShow(target)
    // Pressed something else meanwhile, or gone Back: a page that took its time does not come after all.
    if (mine === latest) return isOurs ? go(target, options) : leaveFor(target, options)
  }
  addEventListener('popstate', () => {
    latest += 1
  })
  // Asked for before anybody leaves, so that hardly a navigation waits; without a connection the next one asks again.
  setTimeout(() => {
    loadRules()
      .then(({ knowRules }) => knowRules())
      .catch((error: unknown) => console.info(error))
  }, rest)
}
