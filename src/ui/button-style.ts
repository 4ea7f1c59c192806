import { css } from 'styled-components'
import { limits } from '../config/limits'

export type ButtonKind = 'primary' | 'quiet' | 'danger' | 'plain'
export type ButtonSize = 'normal' | 'large' | 'small'
export type ButtonLook = { $kind: ButtonKind; $size: ButtonSize; $wide: boolean }

const kinds: Record<ButtonKind, ReturnType<typeof css>> = {
  primary: css`
    background: var(--action);
    color: var(--on-action);
    &:hover { background: var(--action-strong); color: var(--on-action); }
  `,
  quiet: css`
    background: var(--paper);
    color: var(--action);
    border-color: var(--action);
    &:hover { background: var(--action-soft); color: var(--action-strong); }
  `,
  danger: css`
    background: var(--paper);
    color: var(--error-ink);
    border-color: var(--error);
    &:hover { background: var(--error-soft); color: var(--error-ink); }
  `,
  plain: css`
    color: var(--action);
    padding-inline: var(--space-2);
    &:hover { background: var(--action-soft); color: var(--action-strong); }
  `,
}

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  small: css`
    font-size: var(--text--1);
    padding: var(--space-1) var(--space-3);
  `,
  normal: css`
    padding: var(--space-2) var(--space-5);
  `,
  large: css`
    font-size: var(--text-1);
    padding: var(--space-3) var(--space-6);
    min-block-size: 52px;
  `,
}

/** One press wave of 400 ms (spec §9), drawn by the style sheet so that it also answers on a page that still sleeps. */
const wave = css`
  position: relative;
  overflow: hidden;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: currentcolor;
    opacity: 0;
    transition: opacity ${limits.ripple}ms ease-out;
  }
  &:active::after { opacity: 0.14; transition-duration: 0s; }
`

export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: var(--target);
  min-inline-size: var(--target);
  inline-size: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  border: 1.5px solid transparent;
  border-radius: var(--radius-field);
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  transition: background-color var(--motion-quick), color var(--motion-quick);
  ${({ $size }) => sizes[$size]}
  ${({ $kind }) => kinds[$kind]}
  ${wave}
  &:focus-visible { border-radius: var(--radius-field); }
  &:disabled, &[aria-disabled='true'] {
    background: var(--sunk);
    border-color: transparent;
    color: var(--ink-soft);
    cursor: not-allowed;
  }
`
