import styled from 'styled-components'
import { sharedFilmFrame } from '../../domain/prose/film'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { Icon } from '../../ui/icon'
import { Poster } from '../../ui/poster'

/** Lies over a drawing of ours. A film that plays takes the large place of the gallery, and the picture that had it a small one. */
const Place = styled.div`
  a { color: #fff; }
  strong { position: absolute; inset: auto 0 0; display: flex; align-items: center; gap: var(--space-2); padding: var(--space-6) var(--space-4) var(--space-3); border-radius: 0 0 var(--radius-card) var(--radius-card); background: linear-gradient(transparent, #13263be6 60%); }
  iframe { display: block; inline-size: 100%; aspect-ratio: 3 / 2; border: 0; border-radius: var(--radius-card); background: var(--contrast); }
  iframe + a { display: none; }
  ${from('tablet')} {
    &&:has(iframe) { order: -1; grid-area: span 2 / span 2; }
    :has(> && > iframe) > :first-child { grid-column: auto; }
    :has(> &&:nth-child(odd) > iframe) > :first-child { grid-row: auto; }
  }
`

/**
 * A school's film. Nothing of its site is fetched before it is asked for; it plays in its place (i18n/follow-links: nothing of the gallery is
 * hydrated) where that site is one of those we let in (config/editor-html), and is a link to it elsewhere.
 */
export function Film({ url }: { url: string }) {
  const t = useText('course')
  const waits = sharedFilmFrame(url) ? { 'data-video': '', 'data-needs-script': '' } : {}
  return (
    <Place>
      <a href={url} rel="noopener" target="_blank" {...waits}>
        <Poster slug="school" alt="" />
        <strong>
          <Icon name="play" />
          {t('gallery.video')}
        </strong>
      </a>
    </Place>
  )
}
