import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4);
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: var(--radius-field);
  small { display: block; color: var(--ink-soft); }
  strong { font-weight: 600; }
`

/** A question that is answered: the answer, and the way to another one. */
export function ChosenRow({ name, value, onChange }: { name: string; value: ReactNode; onChange: () => void }) {
  const t = useText('quote')
  return (
    <Row>
      <span>
        <small>{name}</small>
        <strong>{value}</strong>
      </span>
      <Button kind="plain" size="small" aria-label={t('changeOf', { name })} onClick={onChange}>
        {t('change')}
      </Button>
    </Row>
  )
}
