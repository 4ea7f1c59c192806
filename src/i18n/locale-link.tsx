import { Link, navigate } from 'gatsby'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { to as links, splitLocale } from '../config/routes'
import { useLocale } from './use-text'

const isWhole = (href: string) => /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(href)
const leavesSite = (href: string) => /^(https?:)?\/\//i.test(href)

export type LocaleLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** From `to` of config/routes, e.g. `to.cart(locale)`; a path without a locale gets the page's. A whole address, `mailto:` or `#…` stays as it is. */
  to: string
}

/** A link: client navigation inside the site, a plain one elsewhere. Works before the page is awake, being an <a href>. */
export function LocaleLink({ to, ...rest }: LocaleLinkProps) {
  const locale = useLocale()
  if (isWhole(to)) return <a {...rest} href={to} {...(leavesSite(to) ? { rel: 'noopener' } : {})} />
  const [, written = '', query = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? []
  const { locale: named, path } = splitLocale(written.startsWith('/') ? written : `/${written}`)
  return <Link {...rest} to={links.path(named ?? locale, path) + query} />
}

/** For what looks otherwise but is a link, such as ButtonLink: `<ButtonLink {...linkTo(to.cart(locale))}>` goes there inside the site. `path` from `to`. */
export const linkTo = (path: string) => ({
  href: path,
  onClick: (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(path)
  },
})
