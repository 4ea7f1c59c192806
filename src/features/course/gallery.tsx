import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { StripFrame } from '../../ui/picture-strip'
import { Poster, type PosterProps } from '../../ui/poster'
import type { CoursePage } from './course-page'
import { Film } from './film'
import { sceneOf } from './scene-of'

/** The first takes two of a wide page's columns, the others one, two below each other. */
const columnsOf = (count: number) => 2 + Math.ceil((count - 1) / 2)

/**
 * On a wide page the first picture is as wide as two of the others with the gap between them, as high as two of them, and all end on one
 * line: the small ones are 3:2, the large one lacks a hundredth of it. Columns are counted here, not by the browser: it draws the first pictures
 * while the others still come in, and would change their size.
 */
const Strip = styled(StripFrame)<{ $count: number }>`
  ${from('tablet')} {
    grid-template: repeat(2, minmax(0, 1fr)) / repeat(${({ $count }) => columnsOf($count)}, minmax(0, 1fr));
    padding: 0;
    > *, > * > a, > * > a > span { display: block; inline-size: 100%; block-size: 100%; }
    > :first-child { grid-area: span 2 / span 2; }
    ${({ $count }) => $count % 2 === 0 && `> :nth-child(${$count}) { grid-row: span 2; }`}
  }
`

/** As many as the wide page's frame holds, a film among them. */
const most = 5

/** Photographs first where editors have any; drawings of the city, the school and the first place to stay fill the frame. */
function tilesOf({ course, school, city, branch, accommodations }: CoursePage, t: ReturnType<typeof useText>): PosterProps[] {
  const [stay] = accommodations
  const photos = [course, branch, school].flatMap(({ pictures = [] }) => pictures)
  const distinct = [...new Map(photos.map((photo) => [photo.src, photo])).values()]
  const drawn: PosterProps[] = [
    { slug: city.poster, photos: city.pictures, alt: t('gallery.poster', { city: city.name }) },
    { slug: 'school', alt: t('gallery.school') },
  ]
  const lived = stay && {
    slug: sceneOf[stay.type],
    photos: stay.pictures,
    alt: t('gallery.scene', { type: t(`accommodation.type.${stay.type}`) }),
  }
  const shown = distinct.map((photo) => ({ slug: 'school', photos: [photo], alt: '' }))
  return [...shown, ...drawn.slice(0, distinct.length > 0 ? 1 : 2), ...(lived ? [lived] : [])].slice(0, branch.videoUrl ? most - 1 : most)
}

/** How wide photographs are, as HTML's `sizes` says it: on a wide page the first takes two of the columns, all others one. */
function sizesAmong(count: number) {
  const columns = columnsOf(count)
  const taking = (taken: number) => {
    const share = taken / columns
    return `(min-width: 48rem) min(${Math.round(100 * share)}vw, ${Math.round(76 * share)}rem), 80vw`
  }
  return { large: taking(2), small: taking(1) }
}

/** Spec §2 "photos, video". */
export function Gallery({ page }: { page: CoursePage }) {
  const t = useText('course')
  const common = useText('common')
  const tiles = tilesOf(page, t)
  const { videoUrl } = page.branch
  const count = tiles.length + (videoUrl ? 1 : 0)
  const sizes = sizesAmong(count)
  /** The last of an even number is as high as two rows, and cut from a picture as large as the first. */
  const isLarge = (index: number) => index === 0 || (index === count - 1 && count % 2 === 0)
  return (
    <Strip aria-label={common('pictures')} $count={count}>
      {tiles.map((tile, index) => (
        <Poster
          key={tile.photos?.[0]?.src ?? tile.slug}
          {...tile}
          sizes={isLarge(index) ? sizes.large : sizes.small}
          first={index === 0}
          quiet={index > 0}
        />
      ))}
      {videoUrl && <Film url={videoUrl} />}
    </Strip>
  )
}
