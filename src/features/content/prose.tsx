import styled from 'styled-components'
import type { Locale } from '../../config/locales'
import { followLinks } from '../../i18n/follow-links'
import { useLocale } from '../../i18n/use-text'
import { inLanguage } from './page-title'
import { proseStyle } from './prose-style'

const Body = styled.div<{ $lead?: boolean }>`
  ${proseStyle}
  ${({ $lead }) => $lead && '> p:first-child { font-size: var(--text-1); line-height: 1.6; }'}
`

type Props = {
  /** Clean HTML of src/build/prose: `html(language:)`, `prose { html }`, `answer(language:)`. */
  html: string
  /** The language it is written in, where that may not be the page's. */
  language?: Locale
  /** The first paragraph leads in: larger. */
  lead?: boolean
}

/** An editor's text. Nothing where there is none (case 91). */
export function Prose({ html, language, lead }: Props) {
  const locale = useLocale()
  if (html === '') return null
  const foreign = inLanguage(language === locale ? undefined : language)
  return (
    // Only links in it are followed; a keyboard's Enter on a link is a click too.
    <Body
      className="prose"
      $lead={lead}
      {...foreign}
      onClick={followLinks}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list on both sides (config/editor-html)
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
