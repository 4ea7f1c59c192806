import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import type { MessageFormProps } from './message-fields'
import { MessageForm } from './message-form'

const Part = styled.section`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-6) var(--space-4);
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  scroll-margin-block-start: var(--space-6);
  max-inline-size: calc(var(--width-reading) + 2 * var(--space-6));
  h2 { font-size: var(--text-2); }
  noscript { color: var(--ink-soft); }
`

/** A form under its heading; without scripts it says how else to reach us. */
export function MessageSection(props: MessageFormProps) {
  const t = useText('forms')
  return (
    <Part id="write" aria-labelledby="write-title" data-print="no">
      <h2 id="write-title">{t(`heading.${props.kind}`)}</h2>
      <p>{t(`intro.${props.kind}`)}</p>
      <noscript>{t('noScript')}</noscript>
      <MessageForm {...props} />
    </Part>
  )
}
