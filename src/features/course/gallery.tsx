import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { ButtonLink } from '../../ui/button'
import { Poster } from '../../ui/poster'
import type { CoursePage } from './course-page'
import { sceneOf } from './scene-of'

/** Can be scrolled with the keyboard: hence a place to stop at. */
const Strip = styled.section`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 88%;
  gap: var(--space-2);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  border-radius: var(--radius-card);
  > * { scroll-snap-align: start; border-radius: var(--radius-card); overflow: hidden; }
  ${from('tablet')} {
    grid-auto-flow: row;
    grid-template-columns: 2fr 1fr;
    grid-auto-columns: auto;
    grid-template-rows: 1fr 1fr;
    > :first-child { grid-row: span 2; }
  }
  img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }
`

/** The city's poster, the school, the first place to stay; the video opens at its own site when it is asked for, not before. */
export function Gallery({ city, branch, accommodations }: Pick<CoursePage, 'city' | 'branch' | 'accommodations'>) {
  const t = useText('course')
  const [stay] = accommodations
  return (
    <>
      <Strip tabIndex={0} aria-label={t('gallery.label')}>
        <Poster slug={city.poster} alt={t('gallery.poster', { city: city.name })} first />
        <Poster slug="school" alt={t('gallery.school')} />
        {stay && <Poster slug={sceneOf[stay.type]} alt={t('gallery.scene', { type: t(`accommodation.type.${stay.type}`) })} />}
      </Strip>
      {branch.videoUrl && (
        <p>
          <ButtonLink kind="quiet" icon="play" href={branch.videoUrl} rel="noopener" target="_blank">
            {t('gallery.video')}
          </ButtonLink>
        </p>
      )}
    </>
  )
}
