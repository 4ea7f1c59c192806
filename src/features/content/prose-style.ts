import { css } from 'styled-components'
import { scrollsAside } from '../../theme/scrolls-aside'

const rhythm = css`
  > * + * { margin-block-start: 1em; }
  h2 { font-size: var(--text-2); margin-block: 2em 0.5em; }
  h3 { font-size: var(--text-1); margin-block: 1.6em 0.4em; }
  h4 { margin-block: 1.4em 0.3em; }
  > :first-child { margin-block-start: 0; }
  :is(h2, h3, h4) + * { margin-block-start: 0; }
  h2:target, h3:target { text-decoration: underline 2px var(--highlight); text-underline-offset: 0.25em; }
`

/** Italics are no habit of Arabic script: what is stressed there is set in the strong weight. */
const words = css`
  :lang(ar) :is(em, i), &:lang(ar) :is(em, i) { font-style: normal; font-weight: 600; }
  mark { background: var(--highlight-soft); color: inherit; padding-inline: 0.2em; border-radius: 4px; }
  abbr[title] { text-decoration: underline dotted; }
  code { unicode-bidi: plaintext; font-size: 0.92em; }
  pre { overflow-x: auto; padding: var(--space-4); background: var(--sunk); border-radius: var(--radius-field); }
`

const lists = css`
  ul, ol { padding-inline-start: 1.5em; }
  li + li { margin-block-start: 0.4em; }
  li > :is(ul, ol) { margin-block-start: 0.4em; }
  li::marker { color: var(--highlight-ink); font-weight: 600; font-variant-numeric: tabular-nums; }
  dt { font-weight: 600; }
  dd { padding-inline-start: 1.5em; }
`

const blocks = css`
  blockquote {
    margin-inline: 0;
    margin-block: 1.6em;
    padding-inline-start: var(--space-5);
    border-inline-start: 4px solid var(--highlight);
    font-size: var(--text-1);
    line-height: 1.6;
  }
  blockquote > * + * { margin-block-start: 0.6em; }
  hr { margin-block: 2.5em; inline-size: 6rem; margin-inline: auto; border-block-start: 3px dotted var(--line-strong); }
  img { border-radius: var(--radius-card); }
  figure > * + * { margin-block-start: var(--space-2); }
  figcaption { color: var(--ink-soft); font-size: var(--text--1); }
  details { border-block: 1px solid var(--line); padding-block: var(--space-2); }
  summary { min-block-size: var(--target); display: flex; align-items: center; font-weight: 600; color: var(--action); }
`

const tables = css`
  [data-table] {
    margin-block: 1.6em;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    ${scrollsAside}
  }
  table { overflow-wrap: break-word; font-size: var(--text--1); line-height: 1.55; }
  caption { padding: var(--space-3) var(--space-4) 0; font-weight: 600; text-align: start; }
  :is(th, td) { padding: var(--space-3) var(--space-4); text-align: start; vertical-align: top; min-inline-size: 7.5rem; }
  tr + tr, tbody { border-block-start: 1px solid var(--line); }
  thead th { background: var(--sunk); }
  tbody th { color: var(--ink-soft); }
`

/** A film before it is asked for: a drawing of ours, its title, a play sign (playing points to the right in every language). */
const films = css`
  [data-video], iframe {
    display: flex;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    border: 0;
    border-radius: var(--radius-card);
    background: var(--contrast) center / cover;
  }
  [data-video] {
    align-items: end;
    gap: var(--space-3);
    padding: var(--space-4);
    background-image: linear-gradient(transparent 30%, #13263be6 85%), url('/posters/school.svg');
    color: var(--on-contrast);
    font-weight: 600;
    text-decoration: none;
  }
  [data-video]::before {
    content: '';
    flex: none;
    inline-size: 1.1rem;
    block-size: 1.3rem;
    margin-block-end: 0.2rem;
    background: var(--highlight);
    clip-path: polygon(0 0, 100% 50%, 0 100%);
  }
  iframe + [data-video] { display: none; }
  [data-video]:is(:hover, :focus-visible)::before { background: var(--on-contrast); }
`

/** Running text of editors, in both directions: everything is logical, so that nothing needs mirroring. */
export const proseStyle = css`
  max-inline-size: var(--width-reading);
  overflow-wrap: anywhere;
  ${rhythm}
  ${words}
  ${lists}
  ${blocks}
  ${tables}
  ${films}
`
