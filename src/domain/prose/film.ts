/** Films in editors' texts: whose may be shown, how a link names one and how a page plays it. Pure. */
import { filmHosts } from '../../config/editor-html'

type Site = { embed: RegExp; link: (id: string) => string; watch: RegExp; shared: RegExp[]; frame: (id: string) => string }

const id = '([\\w-]{1,64})'
const sites: Site[] = [
  {
    embed: new RegExp(`^https://(?:www\\.)?youtube(?:-nocookie)?\\.com/embed/${id}$`),
    link: (film) => `https://www.youtube.com/watch?v=${film}`,
    watch: new RegExp(`^https://www\\.youtube\\.com/watch\\?v=${id}$`),
    shared: [
      new RegExp(`^https://(?:(?:www|m)\\.)?youtube\\.com/watch\\?(?:[^#]*&)?v=${id}(?:[&#]|$)`),
      new RegExp(`^https://youtu\\.be/${id}(?:[?#]|$)`),
    ],
    frame: (film) => `${filmHosts.youtube}/embed/${film}?autoplay=1&rel=0`,
  },
  {
    embed: /^https:\/\/player\.vimeo\.com\/video\/(\d{1,20})$/,
    link: (film) => `https://vimeo.com/${film}`,
    watch: /^https:\/\/vimeo\.com\/(\d{1,20})$/,
    shared: [/^https:\/\/(?:www\.)?vimeo\.com\/(\d{1,20})(?:[?#]|$)/],
    frame: (film) => `${filmHosts.vimeo}/video/${film}?autoplay=1&dnt=1`,
  },
]

/** The page of the film that an embed's address shows, or null where we show none from there. Whatever follows `?` is dropped. */
export function filmPage(embed: string): string | null {
  const bare = embed
    .trim()
    .replace(/^\/\//, 'https://')
    .replace(/[?#].*$/s, '')
  for (const { embed: pattern, link } of sites) {
    const [, film] = pattern.exec(bare) ?? []
    if (film) return link(film)
  }
  return null
}

/** What a frame must load to play the film of a page that `filmPage` gave; null for every other address. */
export function filmFrame(page: string): string | null {
  for (const { watch, frame } of sites) {
    const [, film] = watch.exec(page) ?? []
    if (film) return frame(film)
  }
  return null
}

/** What a frame must load to play the film at an address as people copy it: of its page, a shared link, an embed. Null where we play none from. */
export function sharedFilmFrame(address: string): string | null {
  const page = filmPage(address)
  if (page) return filmFrame(page)
  for (const { shared, frame } of sites) {
    const film = shared.map((pattern) => pattern.exec(address)?.[1]).find(Boolean)
    if (film) return frame(film)
  }
  return null
}
