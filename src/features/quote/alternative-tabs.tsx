import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { Chip } from '../../ui/chip'
import type { Builder } from './use-builder'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

/** Which of several alternatives the steps are about. */
export function AlternativeTabs({ builder }: { builder: Builder }) {
  const t = useText('quote')
  const { draft, turnTo } = builder
  if (draft.wishes.length < 2) return null
  return (
    <Row role="group" aria-label={t('alternatives')}>
      {draft.wishes.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an alternative is its place
        <Chip key={at} pressed={at === draft.at} onClick={() => turnTo(at)}>
          {t('alternative', { number: at + 1 })}
        </Chip>
      ))}
    </Row>
  )
}
