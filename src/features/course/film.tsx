import { type MouseEvent, useState } from 'react'
import styled from 'styled-components'
import { sharedFilmFrame } from '../../domain/prose/film'
import { opensElsewhere } from '../../i18n/follow-links'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { Icon } from '../../ui/icon'
import { Poster } from '../../ui/poster'

/** Lies over a drawing of ours. Nothing of the film's site is fetched before it is asked for. */
const Cover = styled.a`
  color: #fff;
  strong { position: absolute; inset: auto 0 0; display: flex; align-items: center; gap: var(--space-2); padding: var(--space-6) var(--space-4) var(--space-3); border-radius: 0 0 var(--radius-card) var(--radius-card); background: linear-gradient(transparent, #13263be6 60%); }
`

/** A film that plays takes the large place of the gallery, and the picture that had it a small one. */
const Frame = styled.iframe`
  inline-size: 100%;
  aspect-ratio: 3 / 2;
  border: 0;
  border-radius: var(--radius-card);
  background: var(--contrast);
  ${from('tablet')} {
    && { order: -1; grid-area: span 2 / span 2; }
    :has(> &&) > :first-child { grid-column: auto; }
    :has(> &&:nth-child(odd)) > :first-child { grid-row: auto; }
  }
`

const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()

/** A school's film: plays in its place where its site is one of those we let in (config/editor-html), and is a link to it elsewhere. */
export function Film({ url }: { url: string }) {
  const t = useText('course')
  const [plays, setPlays] = useState(false)
  const frame = sharedFilmFrame(url)
  if (plays && frame)
    return (
      <Frame
        src={frame}
        title={t('gallery.video')}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        ref={takeFocus}
      />
    )
  const onClick = (event: MouseEvent) => {
    if (!frame || opensElsewhere(event)) return
    event.preventDefault()
    setPlays(true)
  }
  return (
    <Cover href={url} rel="noopener" target="_blank" onClick={onClick} data-needs-script={frame ? '' : undefined}>
      <Poster slug="school" alt="" />
      <strong>
        <Icon name="play" />
        {t('gallery.video')}
      </strong>
    </Cover>
  )
}
