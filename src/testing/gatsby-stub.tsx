/** Stands in for 'gatsby' in Jest (jest.config.ts): links are links, navigation is recorded. */
import type { AnchorHTMLAttributes } from 'react'

export const navigate = jest.fn()
export const prefetchPathname = jest.fn()
export const graphql = () => ''
export const useStaticQuery = jest.fn()
export const withPrefix = (path: string) => path

export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a {...rest} href={to} />
}
