/**
 * The inline script of a sleeping page (architecture §3.9): what has to be there before the first paint and the first act. It stands in the head of
 * every page, so keep it small: everything else is in sleep.ts, a file that comes after the page or when somebody acts.
 */
import { keptCartCount, paintCartCount } from '../../features/frame/cart-count'
import { hideEnded } from '../../features/home/hide-ended'
import { keepEarlyActs } from './early-acts'
import { fetchSleepScript } from './fetch-sleep-script'

const paintCount = () => paintCartCount(keptCartCount())
paintCount()
addEventListener('pageshow', paintCount)

// The sleep script reads the whole page: it is not to run before that is there.
const acts = keepEarlyActs(() => {
  if (document.readyState !== 'loading') fetchSleepScript()
})
window.earlyActs = acts
addEventListener('DOMContentLoaded', () => {
  hideEnded(Date.now())
  if (acts.isAny() || document.documentElement.hasAttribute('data-asks')) fetchSleepScript()
})
addEventListener('load', fetchSleepScript)
