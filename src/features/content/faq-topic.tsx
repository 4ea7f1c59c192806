import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { Icon } from '../../ui/icon'
import type { Topic } from './faq-topics'
import { Prose } from './prose'

const Section = styled.section`
  margin-block-start: var(--space-8);
  > h2 { font-size: var(--text-2); margin-block-end: var(--space-3); }
`
const Items = styled.div`
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
`
const Item = styled.details`
  padding-inline: var(--space-4);
  details:not([hidden]) ~ & { border-block-start: 1px solid var(--line); }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-block-size: 3.5rem;
    padding-block: var(--space-3);
    line-height: 1.45;
  }
  h3 { font-size: var(--text-0); line-height: inherit; }
  summary svg { color: var(--action); transition: rotate var(--motion-quick); }
  &[open] summary svg { rotate: 180deg; }
  &[open] { padding-block-end: var(--space-4); }
`
const Answer = styled.div`
  display: grid;
  gap: var(--space-2);
  scroll-margin-block-start: 10rem;
  > a { display: inline-flex; align-items: center; gap: var(--space-1); min-block-size: var(--target); font-size: var(--text--1); justify-self: start; }
`

type Props = Topic & { found: ReadonlySet<number> | null }

/** The anchor is inside the folded part: a browser that goes there unfolds it by itself. */
export function FaqTopic({ id, topic, questions, found }: Props) {
  const t = useText('content')
  const shown = (entityId: number) => found === null || found.has(entityId)
  return (
    <Section aria-labelledby={id} hidden={!questions.some(({ entityId }) => shown(entityId))}>
      <h2 id={id}>{topic}</h2>
      <Items>
        {questions.map(({ entityId, question, answer }) => (
          <Item key={entityId} hidden={!shown(entityId)}>
            <summary>
              <h3>{question}</h3>
              <Icon name="chevron-down" />
            </summary>
            <Answer id={`q-${entityId}`}>
              <Prose html={answer} />
              <a href={`#q-${entityId}`}>{t('faq.link')}</a>
            </Answer>
          </Item>
        ))}
      </Items>
    </Section>
  )
}
