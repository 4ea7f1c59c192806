/** The script of the offline page (src/build/offline): nothing of Gatsby's, nothing that is fetched. */
import { defaultLocale, localeOf } from '../../config/locales'
import { readableAddress } from '../../features/frame/readable-address'
import { answers } from './connection'
import { isKept, keptPages } from './kept-pages'

const { home = '/' } = document.body.dataset
const locale = localeOf(home) ?? defaultLocale
const betweenTries = 15_000

const find = (id: string) => document.getElementById(id) as HTMLElement

/** Somebody who came to the page itself is led home: it stands in for others and is nobody's own. */
function openAsked() {
  if (/^\/(ar|en)\/offline(\.html)?$/.test(location.pathname)) location.replace(home)
  else location.reload()
}

async function openWhenServed(): Promise<boolean> {
  const served = await answers()
  if (served) openAsked()
  return served
}

async function onRetry() {
  const state = find('state')
  state.textContent = state.dataset.trying ?? ''
  if (!(await openWhenServed())) state.textContent = state.dataset.failed ?? ''
}

/** The device says it is connected: then it is the site that can't be reached. */
function sayUnreachable() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-unreachable]'))
    element.textContent = element.dataset.unreachable ?? ''
  document.title = find('title').textContent ?? ''
}

function link(path: string, title: string): HTMLElement {
  const item = document.createElement('li')
  const anchor = document.createElement('a')
  anchor.href = path
  anchor.textContent = title
  item.append(anchor)
  return item
}

/** Names only what opens now. */
async function nameKept() {
  const list = find('kept')
  const known = [...list.querySelectorAll('a')]
  for (const anchor of known) if (!(await isKept(anchor.pathname))) anchor.parentElement?.remove()
  const others = await keptPages(
    locale,
    known.map(({ pathname }) => pathname),
  )
  list.append(...others.map(({ path, title }) => link(path, title)))
  find('kept-area').hidden = list.childElementCount === 0
}

find('address').textContent = readableAddress(location.pathname)
if (navigator.onLine) sayUnreachable()
find('retry').addEventListener('click', () => void onRetry())
window.addEventListener('online', () => void openWhenServed())
setInterval(() => void openWhenServed(), betweenTries)
nameKept().catch((error: unknown) => console.info(error))
