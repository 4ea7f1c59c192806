import styled from 'styled-components'

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block-end: var(--space-6);
  legend { float: inline-start; padding-inline-end: var(--space-3); align-self: center; color: var(--ink-soft); }
  label { position: relative; display: inline-flex; }
  input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
  span {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
    padding-inline: var(--space-4);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-full);
    background: var(--paper);
    color: var(--action);
    font-weight: 600;
  }
  input:checked + span { background: var(--action); border-color: var(--action); color: var(--on-action); }
  input:focus-visible + span { outline: 3px solid var(--focus); outline-offset: 2px; }
`

/** Rules that hide every `[data-topic]` but the chosen one's: the filter works while the page sleeps. */
export const topicRules = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `&:has(#topic-${index}:checked) [data-topic]:not([data-topic="${index}"]) { display: none; }`,
  ).join('\n')

type Props = { legend: string; all: string; topics: string[] }

/** One choice among topics. The list it filters carries `topicRules` and is around it. */
export function TopicFilter({ legend, all, topics }: Props) {
  return (
    <Group>
      <legend>{legend}</legend>
      <label>
        <input type="radio" name="topic" defaultChecked />
        <span>{all}</span>
      </label>
      {topics.map((topic, index) => (
        <label key={topic}>
          <input type="radio" name="topic" id={`topic-${index}`} />
          <span>{topic}</span>
        </label>
      ))}
    </Group>
  )
}
