import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { FacetValue } from '../../contract/search-schema'
import { stepAfter } from '../../domain/quote/steps'
import { useText } from '../../i18n/use-text'
import { PickList } from '../../ui/pick-list'
import { ChosenRow } from './chosen-row'
import { StepFrame } from './step-frame'
import type { StepProps } from './step-props'
import { useOptions } from './use-lists'
import { WaitingList } from './waiting-list'

const levels = ['language', 'country', 'city'] as const
type Level = (typeof levels)[number]

const Question = styled.h3`
  font-size: var(--text-1);
  outline-offset: 4px;
  scroll-margin-block-start: 8rem;
`
const Group = styled.section`
  display: grid;
  gap: var(--space-3);
`

/** The three lists, each for what was chosen before it. */
function useLevels({ store, current }: StepProps['builder']) {
  const { language = null, country = null } = current?.wish ?? {}
  const languages = useOptions(store, {})
  const countries = useOptions(store, language ? { language } : null)
  const cities = useOptions(store, language && country ? { language, country } : null)
  return { language: languages, country: countries, city: cities }
}

/** Language, country, city: one question at a time; an answer that is changed takes back those after it. */
export function DestinationStep({ builder, go }: StepProps) {
  const t = useText('quote')
  const validation = useText('validation')
  const lists = useLevels(builder)
  const [reopened, setReopened] = useState<Level | null>(null)
  const question = useRef<HTMLHeadingElement>(null)
  const wish = builder.current?.wish
  const open = reopened ?? levels.find((level) => !wish?.[level]) ?? null
  const shown = useRef(open)
  useEffect(() => {
    if (shown.current !== open) question.current?.focus()
    shown.current = open
  }, [open])
  if (!wish) return null
  const valuesOf = (level: Level): FacetValue[] => lists[level].answer?.[level] ?? []
  const nameOf = (level: Level) => valuesOf(level).find(({ value }) => value === wish[level])?.name ?? '…'
  const pick = (level: Level, value: string) => {
    setReopened(null)
    builder.change({ [level]: value })
  }
  const before = levels.slice(0, open === null ? levels.length : levels.indexOf(open))
  const problems = open && !wish[open] ? [{ field: `quote-${open}`, text: validation('selectPlace') }] : []
  return (
    <StepFrame
      builder={builder}
      step="destination"
      lead={t('destination.lead')}
      problems={problems}
      onNext={() => go(stepAfter('destination'))}
    >
      {() => (
        <>
          {before.map((level) => (
            <ChosenRow key={level} name={t(`destination.${level}`)} value={nameOf(level)} onChange={() => setReopened(level)} />
          ))}
          {open && (
            <Group>
              <Question ref={question} id={`quote-${open}`} tabIndex={-1}>
                {t(`destination.${open}Question`)}
              </Question>
              {lists[open].answer ? (
                <PickList
                  label={t(`destination.${open}`)}
                  chosen={wish[open]}
                  picks={valuesOf(open).map(({ value, name, count }) => ({
                    value,
                    label: name,
                    hint: t('destination.courses', { count }),
                    ...(open === 'city' ? { poster: value } : {}),
                  }))}
                  onPick={(value) => pick(open, value)}
                />
              ) : (
                <WaitingList failure={lists[open].failure} onRetry={lists[open].retry} />
              )}
            </Group>
          )}
        </>
      )}
    </StepFrame>
  )
}
