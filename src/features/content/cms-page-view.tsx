import type { CmsPage } from '../../contract/catalogue-schema'
import type { Localised } from '../../contract/text-schema'
import type { PageContext } from '../../i18n/page-context'
import { PageWidth } from '../../ui/page-width'

/** Null where the editors have no such page yet. */
export type CmsPageData = { cmsPage: { document: Localised<CmsPage>; title: string; description: string } | null }

export function CmsPageView({ data, page }: { data: CmsPageData; page: PageContext }) {
  return (
    <PageWidth $reading>
      <h1>{data.cmsPage?.title ?? page.title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server when an editor saves it */}
      {data.cmsPage && <div dangerouslySetInnerHTML={{ __html: data.cmsPage.document.html }} />}
    </PageWidth>
  )
}
