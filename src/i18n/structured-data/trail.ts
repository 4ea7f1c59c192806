import { absoluteUrl } from '../../config/site-url'
import type { PageContext } from '../page-context'
import type { Thing } from './data-script'

/** The way down to a page, as its breadcrumbs show it: [label, path] of each step, and the page's own name. */
export function trail({ language, alternates }: PageContext, steps: [label: string, path: string][], current: string): Thing {
  const all = [...steps, [current, alternates[language]] as const]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], index) => ({ '@type': 'ListItem', position: index + 1, name, item: absoluteUrl(path) })),
  }
}
