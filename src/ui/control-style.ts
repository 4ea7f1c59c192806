import { css } from 'styled-components'

/** The look of whatever takes a value. 16 px at least, or phones zoom into the field. */
export const controlStyle = css`
  inline-size: 100%;
  min-block-size: 48px;
  padding: var(--space-2) var(--space-3);
  background: var(--paper);
  color: var(--ink);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-field);
  font-size: max(16px, var(--text-0));
  line-height: 1.5;
  text-align: start;
  transition: border-color var(--motion-quick);
  &:hover { border-color: var(--ink-soft); }
  &:focus-visible {
    border-color: var(--focus);
    border-radius: var(--radius-field);
    outline: 3px solid color-mix(in srgb, var(--focus) 45%, transparent);
    outline-offset: 0;
  }
  &[aria-invalid='true'] { border-color: var(--error); }
  &:disabled { background: var(--sunk); color: var(--ink-soft); cursor: not-allowed; }
`
