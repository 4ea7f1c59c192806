import styled from 'styled-components'
import type { Locale } from '../../config/locales'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { Notice } from '../../ui/notice'
import { PageWidth } from '../../ui/page-width'
import { ContentsBeside, FoldedContents, type Heading, isLong } from './contents-list'
import { MoreHelp } from './more-help'
import { PageTitle } from './page-title'
import { Prose } from './prose'

export type ProseData = { html: string; headings: Heading[]; minutes: number; language: Locale }
/** Null where the editors have no such page yet. */
export type CmsPageData = { cmsPage: { title: string; description: string; prose: ProseData } | null }

/** Is there a text in the page's own language? One without is no page of its own for a search engine. @assumed */
export const isTranslated = (prose: ProseData | undefined, language: Locale) => prose === undefined || prose.language === language

const Columns = styled.div`
  ${from('desktop')} {
    display: grid;
    grid-template-columns: minmax(0, var(--width-reading)) minmax(0, 18rem);
    justify-content: space-between;
    gap: var(--space-12);
  }
`
const Told = styled.div`
  margin-block-end: var(--space-6);
  max-inline-size: var(--width-reading);
`

export function CmsPageView({ data, page }: { data: CmsPageData; page: PageContext }) {
  const t = useText('content')
  const { cmsPage } = data
  const prose = cmsPage?.prose
  const foreign = isTranslated(prose, page.language) ? undefined : prose?.language
  const headings = prose && isLong(prose.headings) ? prose.headings : []
  return (
    <PageWidth>
      <Columns>
        <article>
          <PageTitle title={cmsPage?.title ?? page.title} lead={cmsPage?.description || page.description} foreign={foreign} />
          {headings.length > 0 && <FoldedContents {...{ headings, foreign }} />}
          {foreign && (
            <Told>
              <Notice>{t('page.untranslated')}</Notice>
            </Told>
          )}
          {prose?.html ? <Prose html={prose.html} language={prose.language} /> : <p>{t('page.empty')}</p>}
          <MoreHelp />
        </article>
        {headings.length > 0 && <ContentsBeside {...{ headings, foreign }} />}
      </Columns>
    </PageWidth>
  )
}
