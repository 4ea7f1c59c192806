import { navigate } from 'gatsby'
import { type ReactNode, useEffect, useState } from 'react'
import type { Locale } from '../config/locales'
import { type Route, routes, to } from '../config/routes'

const rows: Record<string, Route> = routes

export const isGuarded = (routeName: string) => rows[routeName]?.guard === 'auth'

/** Where a guest is sent, with the way back. Only our own path is ever written there (case 49). */
export const loginPath = (locale: Locale, { pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  `${to.login(locale)}?redirect=${encodeURIComponent(`${pathname}${search}`)}`

/** Is somebody logged in? Asked of the server: what the browser remembers proves nothing. */
export type SessionCheck = () => Promise<boolean>

type Props = { routeName: string; locale: Locale; isLoggedIn: SessionCheck; waiting: ReactNode; children: ReactNode }

/** The guard `auth` of the account routes (spec §6): a guest goes to the login page, never during hydration (case 24). */
export function AuthGuard({ routeName, locale, isLoggedIn, waiting, children }: Props) {
  const guarded = isGuarded(routeName)
  const [allowed, setAllowed] = useState(false)
  useEffect(() => {
    if (!guarded) return
    let left = false
    isLoggedIn().then((yes) => {
      if (left) return
      if (yes) setAllowed(true)
      else navigate(loginPath(locale, window.location), { replace: true })
    })
    return () => {
      left = true
    }
  }, [guarded, locale, isLoggedIn])
  return !guarded || allowed ? children : waiting
}
