import type { GatsbySSR } from 'gatsby'
import type { ReactElement, ReactNode } from 'react'
import { defaultLocale } from '../config/locales'
import { entryRoutes, isNotFoundPath, splitLocale, to } from '../config/routes'
import { phones } from '../theme/breakpoints'
import { fontPreloads, hasRareLetters, rareFaces } from '../theme/fonts'
import { globalCss } from '../theme/global-style'
import { themes } from '../theme/tokens'
import { renderBody } from './render-body'
import { shortenMarks, withoutIds } from './sleep/built-styles'
import { isSearch, sleeps } from './sleep/which-pages'

/** Filled in at build (src/build/webpack.ts). */
declare const __INLINE_SCRIPT__: string
declare const __NOT_FOUND_SCRIPT__: string
declare const __PRINT_FILE__: string

type Parts = { type?: unknown; props?: Record<string, unknown> }
const parts = (node: ReactNode): Parts => (typeof node === 'object' && node !== null ? (node as ReactElement<Record<string, unknown>>) : {})

/** Gatsby's `window.pagePath`: it differs from page to page, so that no Content-Security-Policy could name it, and sends Arabic addresses round once more (case 19). */
const isPagePath = (node: ReactNode) => parts(node).props?.id === 'gatsby-script-loader'
const isScripts = (node: ReactNode) => parts(node).props?.sliceId === '_gatsby-scripts'
const isScriptPreload = (node: ReactNode) => {
  const { type, props = {} } = parts(node)
  return type === 'link' && (props.as === 'script' || props.as === 'fetch') && (props.rel === 'preload' || props.rel === 'prefetch')
}

const isGenerator = (node: ReactNode) => parts(node).props?.name === 'generator'

const inline = (key: string, source: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, built from src/app/sleep
  <script key={key} dangerouslySetInnerHTML={{ __html: source }} />
)

/** The style sheet of styled-components, without what only it reads (built-styles.ts). */
function withShortMarks(node: ReactNode): ReactNode {
  const { props = {} } = parts(node)
  const { __html: css } = (props.dangerouslySetInnerHTML ?? {}) as { __html?: string }
  if (props['data-styled'] === undefined || css === undefined) return node
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
  return <style key="styled" data-built={String(props['data-styled-version'])} dangerouslySetInnerHTML={{ __html: shortenMarks(css) }} />
}

/** One that sleeps shows the letters it was built with; not-found pages show the address that was asked for. */
const mayShowAnyLetter = (pathname: string) => !sleeps(pathname) || isNotFoundPath(pathname)

function rareFacesFor(pathname: string, body: string): ReactElement[] {
  if (!mayShowAnyLetter(pathname) && !hasRareLetters(body)) return []
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
  return [<style key="rare" data-rare-faces="" dangerouslySetInnerHTML={{ __html: rareFaces }} />]
}

export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  pathname,
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const { body, pictures } = await renderBody(bodyComponent as ReactElement)
  replaceBodyHTMLString(sleeps(pathname) ? withoutIds(body) : body)
  setHeadComponents([...pictures, ...rareFacesFor(pathname, body)])
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setBodyAttributes, setHeadComponents }) => {
  const locale = splitLocale(pathname).locale ?? defaultLocale
  if (isNotFoundPath(pathname)) setBodyAttributes({ 'data-page': to.path(locale, '/404') } as never)
  setHeadComponents([
    // Of those that apply, browsers take the first.
    <meta key="dark-colour" name="theme-color" media="(prefers-color-scheme:dark)" content={themes.dark.page} />,
    <meta key="colour" name="theme-color" content={themes.light.page} />,
    ...(sleeps(pathname) ? [inline('sleep', [...marksOf(pathname), __INLINE_SCRIPT__].join(';'))] : []),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
    <style key="global" dangerouslySetInnerHTML={{ __html: globalCss(locale) }} />,
    // A sleeping page fetches it when it is loaded: no file stands between its first paint and what that needs.
    ...(sleeps(pathname) ? [] : [<link key="print" rel="stylesheet" media="print" href={`/${__PRINT_FILE__}`} />]),
    <link key="icon" rel="icon" type="image/svg+xml" href="/mark.svg" />,
    <link key="apple-icon" rel="apple-touch-icon" href="/icons/apple-touch-180.png" />,
    ...fontPreloads(locale).map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    )),
  ])
}

/** A page just opened, to which nobody returns: what is below its first screen may be drawn later (decision 25). */
const marksFresh = `performance.getEntriesByType('navigation')[0]?.type=='navigate'&&!location.hash&&matchMedia('${phones}').matches&&document.documentElement.setAttribute('data-fresh','')`

/** Before the first paint: a built list that is not what the address asks for is not shown (features/search/search-layout). */
const marksQuestion = "location.search&&document.documentElement.setAttribute('data-asks','')"

/**
 * A course whose address names a trip, as a shared one does, was built with the price of another: it wakes at once. A start alone is what the
 * built lists link to, and mostly the built one.
 */
const marksTrip = "/[?&](weeks|stay)=/.test(location.search)&&document.documentElement.setAttribute('data-asks','')"
const isCourse = (pathname: string) => splitLocale(pathname).path.startsWith(entryRoutes.course.path.replace('{url}', ''))

/** What a sleeping page is told about itself before its first paint. */
const marksOf = (pathname: string) => [
  marksFresh,
  ...(isSearch(pathname) ? [marksQuestion] : []),
  ...(isCourse(pathname) ? [marksTrip] : []),
]

/** Puts catalogue pages to sleep: their scripts are taken out and a small one stands in their head (architecture §3.9). */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  const body = page.getPostBodyComponents().filter((node) => !isPagePath(node))
  if (!sleeps(page.pathname)) return page.replacePostBodyComponents(body)
  page.replaceHeadComponents(
    page
      .getHeadComponents()
      .filter((node) => !isScriptPreload(node) && !isGenerator(node))
      .map(withShortMarks),
  )
  page.replacePostBodyComponents([
    ...body.filter((node) => !isScripts(node)),
    ...(isNotFoundPath(page.pathname) ? [inline('not-found', __NOT_FOUND_SCRIPT__)] : []),
  ])
}
