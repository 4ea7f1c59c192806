import type { ReactNode } from 'react'
import styled from 'styled-components'

const Head = styled.header`
  display: grid;
  gap: var(--space-3);
  h1 { font-size: var(--text-5); }
  p { max-inline-size: var(--width-reading); font-size: var(--text-1); line-height: 1.7; color: var(--ink-soft); }
`

/** How a page without a poster opens: its name, and what it is for. `html`: an editor's text, cleaned at build, in place of the line. */
export function TitleBlock({ title, html, children }: { title: ReactNode; html?: string; children?: ReactNode }) {
  return (
    <Head>
      <h1>{title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list on both sides (config/editor-html) */}
      {html ? <div dangerouslySetInnerHTML={{ __html: html }} /> : children}
    </Head>
  )
}
