import type { ReactNode } from 'react'
import type { PageContext } from '../../i18n/page-context'
import { PageWidth } from '../../ui/page-width'

/** Title, one sentence, and what there is to show. */
export function PlainPage({ page, children }: { page: PageContext; children?: ReactNode }) {
  return (
    <PageWidth>
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      {children}
    </PageWidth>
  )
}
