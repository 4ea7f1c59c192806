import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { Icon } from '../../ui/icon'
import { findQuestions, type Question } from './faq-topics'

const Box = styled.div`
  display: grid;
  gap: var(--space-2);
  label { font-weight: 600; }
  small { color: var(--ink-soft); }
  output { min-block-size: 1.6em; font-weight: 600; }
  @media (scripting: none) { label, div, output { display: none; } }
`
const Field = styled.div`
  position: relative;
  svg { position: absolute; inset-inline-start: var(--space-3); inset-block-start: 50%; translate: 0 -50%; color: var(--ink-soft); }
  input {
    inline-size: 100%;
    min-block-size: 3rem;
    padding-inline: var(--space-10) var(--space-4);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-field);
    background: var(--paper);
    font-size: max(1rem, var(--text-0));
  }
`

type Props = { questions: Question[]; onFound: (found: ReadonlySet<number> | null) => void }

/** The field is the browser's own: what was typed while the page woke up is read as soon as it is awake. */
export function FaqSearch({ questions, onFound }: Props) {
  const t = useText('content')
  const input = useRef<HTMLInputElement>(null)
  const [count, setCount] = useState<number | null>(null)
  const look = () => {
    const found = findQuestions(questions, input.current?.value ?? '')
    setCount(found?.size ?? null)
    onFound(found)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration
  useEffect(look, [])
  return (
    <Box role="search">
      <label htmlFor="faq-search">{t('faq.search')}</label>
      <Field>
        <Icon name="search" size={20} />
        <input
          ref={input}
          id="faq-search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-describedby="faq-hint"
          onInput={look}
        />
      </Field>
      <small id="faq-hint">{t('faq.hint')}</small>
      <output htmlFor="faq-search">{count === null ? '' : count === 0 ? t('faq.nothing') : t('faq.found', { count })}</output>
    </Box>
  )
}
