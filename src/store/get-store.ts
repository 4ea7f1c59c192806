import { defaultLocale, type Locale } from '../config/locales'
import { splitLocale } from '../config/routes'
import { browserEnvironment, browserSignals } from './browser-environment'
import { environmentOf } from './environment'
import { keepFresh } from './keep-fresh'
import { applySavedState } from './persistence'
import { type Root, RootStore } from './root-store'
import { startUp } from './start-up'

let single: Root | null = null

/** Cookies off, or storage blocked with them: the session can't be kept (case 72). */
function cookiesAreBlocked(root: Root): boolean {
  return navigator.cookieEnabled === false || !environmentOf(root).storage.lasts
}

function create(locale: Locale): Root {
  const here: { root: Root | null } = { root: null }
  const root = RootStore.create(
    { storeCode: locale },
    browserEnvironment({ locale: () => here.root?.storeCode ?? locale, onToken: (token) => here.root?.hearToken(token) }),
  )
  here.root = root
  applySavedState(root)
  root.placed.restore()
  root.quoteDraft.restore()
  if (cookiesAreBlocked(root)) root.appStatus.needCookies()
  root.appStatus.setOnline(navigator.onLine)
  keepFresh(root, browserSignals)
  return root
}

/**
 * The one store of this tab, made at the first call and started at once: load it with `import()` when the visitor acts, or after hydration.
 * Browser only; spec §4 start-up.
 */
export function getStore(): Root {
  if (single) return single
  const locale = splitLocale(window.location.pathname).locale ?? defaultLocale
  single = create(locale)
  void startUp(single, locale)
  return single
}
