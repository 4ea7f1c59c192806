import type { PageContext } from '../../i18n/page-context'
import { PageWidth } from '../../ui/page-width'

export type FaqData = { faqs: { nodes: { entityId: number; topic: string; question: string; answer: string }[] } }

export function FaqView({ data, page }: { data: FaqData; page: PageContext }) {
  return (
    <PageWidth $reading>
      <h1>{page.title}</h1>
      {data.faqs.nodes.map(({ entityId, question, answer }) => (
        <details key={entityId}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </PageWidth>
  )
}
