import styled from 'styled-components'
import type { Locale } from '../../config/locales'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { Icon } from '../../ui/icon'
import { inLanguage } from './page-title'

export type Heading = { id: string; text: string; level: number }

/** From how many parts on a page is long enough for a list of them. */
const least = 4
export const isLong = (headings: Heading[]) => headings.filter(({ level }) => level === 2).length >= least

type ContentsProps = {
  headings: Heading[]
  /** The language of the headings, where it is not the page's. */
  foreign?: Locale
}

const List = styled.ol`
  display: grid;
  a {
    display: flex;
    align-items: center;
    min-block-size: var(--target);
    padding-block: var(--space-1);
    color: var(--ink);
    line-height: 1.4;
    text-decoration: none;
  }
  a:hover { color: var(--action); text-decoration: underline; }
`
const Folded = styled.details`
  margin-block-end: var(--space-6);
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  padding-inline: var(--space-4);
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 3.25rem;
    font-weight: 600;
    color: var(--action);
  }
  summary svg { transition: rotate var(--motion-quick); }
  &[open] summary svg { rotate: 180deg; }
  &[open] { padding-block-end: var(--space-2); }
  ${from('desktop')} { display: none; }
`
const Beside = styled.nav`
  display: none;
  ${from('desktop')} {
    display: block;
    position: sticky;
    inset-block-start: var(--below-header);
    align-self: start;
    max-block-size: calc(100dvh - var(--below-header) - var(--space-4));
    overflow-y: auto;
    padding-inline-start: var(--space-5);
    border-inline-start: 2px solid var(--line);
    font-size: var(--text--1);
  }
  h2 { font-size: var(--text--1); color: var(--ink-soft); }
`

function Links({ headings, foreign }: ContentsProps) {
  return (
    <List>
      {headings
        .filter(({ level }) => level === 2)
        .map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{foreign ? <bdi {...inLanguage(foreign)}>{text}</bdi> : text}</a>
          </li>
        ))}
    </List>
  )
}

/** The page's parts above its text, folded: phone and tablet. */
export function FoldedContents(contents: ContentsProps) {
  const t = useText('content')
  return (
    <Folded data-print="no">
      <summary>
        {t('page.contents')} <Icon name="chevron-down" />
      </summary>
      <Links {...contents} />
    </Folded>
  )
}

/** The same beside the text, where there is room. */
export function ContentsBeside(contents: ContentsProps) {
  const t = useText('content')
  return (
    <Beside aria-labelledby="contents">
      <h2 id="contents">{t('page.contents')}</h2>
      <Links {...contents} />
    </Beside>
  )
}
