import { navigate } from 'gatsby'
import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { localeFacts, otherLocale } from '../../config/locales'
import type { PageContext } from '../../i18n/page-context'
import { keepQuery, keepsQuery, otherLanguagePath } from '../../i18n/switch-locale'
import { useText } from '../../i18n/use-text'

const Other = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--target);
  padding-inline: var(--space-3);
  color: var(--ink);
  text-decoration: none;
  &:hover { color: var(--action); text-decoration: underline; }
  /* One word: not worth the file of the other script. */
  font-family: var(--font-local);
`

const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0

/** The same page in the other language, with its query and place (case 22). A plain link before the page is awake. */
export function LanguageSwitch({ page }: { page: PageContext }) {
  const t = useText('common')
  const other = otherLocale(page.language)
  const path = otherLanguagePath(page)
  const change = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    navigate(keepQuery(path, window.location))
  }
  return (
    <Other href={path} lang={localeFacts[other].code} hrefLang={other} title={t('otherLanguageLabel')} onClick={change} {...keepsQuery}>
      {t('otherLanguage')}
    </Other>
  )
}
