import type { PageContext } from '../../i18n/page-context'
import { PageWidth } from '../../ui/page-width'
import { MoreHelp } from './more-help'
import { PageTitle } from './page-title'
import { Prose } from './prose'

/** An entry newer than the build, as the server tells it: name, facts and ways on. Its own page comes with the next build. */
export function NewEntryView({ page, html }: { page: PageContext; html: string }) {
  return (
    <PageWidth>
      <article>
        <PageTitle title={page.title} lead={page.description} />
        <Prose html={html} />
        <MoreHelp />
      </article>
    </PageWidth>
  )
}
