import { navigate } from 'gatsby'

/** Client navigation to a path of this site, locale included; `to` of config/routes makes it. */
export function goTo(path: string, options: { replace?: boolean } = {}) {
  void navigate(path, options)
}
