import { useState } from 'react'
import styled from 'styled-components'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { PageWidth } from '../../ui/page-width'
import { FaqSearch } from './faq-search'
import { FaqTopic } from './faq-topic'
import { groupByTopic, type Question } from './faq-topics'
import { MoreHelp } from './more-help'
import { PageTitle } from './page-title'

export type FaqData = { faqs: { nodes: Question[] } }

const Topics = styled.nav`
  margin-block: var(--space-6);
  ul { display: flex; flex-wrap: wrap; gap: var(--space-2); list-style: none; }
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: var(--target);
    padding-inline: var(--space-4);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-full);
    background: var(--paper);
    font-weight: 600;
    text-decoration: none;
  }
  small { color: var(--ink-soft); font-weight: 400; }
`
const Column = styled.div`
  max-inline-size: 48rem;
`

/** Questions by topic. Folded answers need no script; the word filter joins in when the page is awake. */
export function FaqView({ data, page }: { data: FaqData; page: PageContext }) {
  const t = useText('content')
  const [found, setFound] = useState<ReadonlySet<number> | null>(null)
  const topics = groupByTopic(data.faqs.nodes)
  return (
    <PageWidth>
      <Column>
        <PageTitle title={page.title} lead={page.description} />
        <FaqSearch questions={data.faqs.nodes} onFound={setFound} />
        <Topics aria-label={t('faq.topics')}>
          <ul>
            {topics.map(({ id, topic, questions }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {topic} <small>{questions.length}</small>
                </a>
              </li>
            ))}
          </ul>
        </Topics>
        {topics.map((topic) => (
          <FaqTopic key={topic.id} {...topic} found={found} />
        ))}
        <MoreHelp ofFaq />
      </Column>
    </PageWidth>
  )
}
