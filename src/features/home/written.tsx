import styled from 'styled-components'
import { followLinks } from '../../i18n/follow-links'

const Body = styled.div`
  p + p { margin-block-start: var(--space-3); }
  a { display: inline-flex; align-items: center; min-block-size: var(--target); font-weight: 600; }
`

/** An editor's block. Clean HTML of the build; nothing where there is none (case 91). */
export function Written({ html, className }: { html: string | undefined; className?: string }) {
  if (!html) return null
  // Only links in it are followed; a keyboard's Enter on a link is a click too.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list on both sides (config/editor-html)
  return <Body className={className} onClick={followLinks} dangerouslySetInnerHTML={{ __html: html }} />
}
