import { fetchPriorityOf, type Photo, Picture } from './picture'
import { PictureFrame } from './picture-frame'
import { posterNames } from './poster-names'

/** Drawings for places nobody has drawn yet, chosen by the name so that a place always gets the same. @assumed */
const kinds = ['coast', 'capital', 'university-town', 'mountain']
const kindOf = (slug: string) => kinds[[...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % kinds.length]

/** Address of a drawn picture: a city's poster, `school`, or a kind of accommodation (`homestay`, `residence`, `shared-flat`, `studio`). */
export const posterPath = (slug: string) => `/posters/${posterNames.includes(slug) ? slug : kindOf(slug)}.svg`

export type PosterProps = {
  slug: string
  /** The drawing's words, empty where the text beside it already names the place. A photograph has its editors' own. */
  alt: string
  /** A photograph has no words either: it only accompanies a link that says the same (cards). @assumed */
  silent?: boolean
  /** The picture of the first screen: fetched at once and first. */
  first?: boolean
  /** Only accompanies words, or the first picture: everything else is fetched before it. */
  quiet?: boolean
  flush?: boolean
  /** Photographs of it: the first takes the drawing's place. */
  photos?: readonly Photo[] | null
  /** How wide a photograph is shown, as in HTML. */
  sizes?: string
}

/** A drawn poster as a file of its own (at most 3 KB), so that the page's HTML stays small; a photograph where there is one. */
export function Poster({ slug, alt, silent, first, quiet, flush, photos, sizes }: PosterProps) {
  const [photo] = photos ?? []
  if (photo) return <Picture photo={photo} scene={posterPath(slug)} silent={silent} {...{ sizes, first, quiet, flush }} />
  return (
    <PictureFrame $flush={flush}>
      <img
        src={posterPath(slug)}
        alt={alt}
        width={600}
        height={400}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={fetchPriorityOf({ first, quiet })}
        decoding="async"
      />
    </PictureFrame>
  )
}
