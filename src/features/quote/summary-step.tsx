import { observer } from 'mobx-react-lite'
import styled from 'styled-components'
import { to } from '../../config/routes'
import { repeatedWishes } from '../../domain/quote/draft'
import { notesRule } from '../../domain/quote/student'
import { quoteAddress } from '../../domain/quote-address'
import { FailureNotice } from '../../forms/failure-notice'
import { useRuleText } from '../../forms/rule-text'
import { goTo } from '../../i18n/go-to'
import { linkTo } from '../../i18n/locale-link'
import { usePricingWords } from '../../i18n/pricing-words'
import { useLocale, useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { ButtonLink } from '../../ui/button'
import { FieldError } from '../../ui/field-frame'
import { TextAreaField } from '../../ui/text-field'
import { AlternativeCard } from './alternative-card'
import { PartnerChoices } from './partner-choices'
import { StepFrame } from './step-frame'
import type { StepProps } from './step-props'
import type { Builder } from './use-builder'
import { useIssue } from './use-issue'

const Side = styled.div<{ $count: number }>`
  display: grid;
  gap: var(--space-4);
  ${from('tablet')} { grid-template-columns: repeat(${({ $count }) => Math.min(Math.max($count, 2), 3)}, minmax(0, 1fr)); }
`
const Room = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: center;
  justify-items: center;
  padding: var(--space-6) var(--space-4);
  border: 2px dashed var(--line-strong);
  border-radius: var(--radius-card);
  text-align: center;
  h3 { font-size: var(--text-1); }
  p { color: var(--ink-soft); max-inline-size: 20rem; }
`
const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
  max-inline-size: var(--width-reading);
`

/** What keeps the quote from being issued, each with the way to it. */
function useProblems({ offered, draft, person }: Builder) {
  const t = useText('quote')
  const words = usePricingWords()
  const say = useRuleText()
  const repeated = repeatedWishes(draft)
  const cards = offered.flatMap(({ choice, progress, priced }, at) => {
    const field = `quote-alternative-${at + 1}`
    const number = at + 1
    if (priced && !priced.ok) return [{ field, text: t('summary.problemIn', { number, problem: words.problem(priced.failure) }) }]
    if (!choice || (progress.wish.stay === null && progress.hasStays)) return [{ field, text: t('summary.unfinishedIn', { number }) }]
    return repeated.includes(at) ? [{ field, text: t('summary.repeatedIn', { number }) }] : []
  })
  const notes = notesRule(person.typed.notes)
  return [...cards, ...(notes ? [{ field: 'quote-notes', text: say(notes) }] : [])]
}

/** The alternatives side by side, what is to be said with them, and the button that issues the quote. */
export const SummaryStep = observer(({ builder, go }: StepProps) => {
  const t = useText('quote')
  const locale = useLocale()
  const problems = useProblems(builder)
  const { offered, draft, store } = builder
  const { busy, failure, issue } = useIssue(builder, (link) => goTo(quoteAddress('', locale, link)))
  const totals = offered.flatMap(({ priced }) => (priced?.ok ? [priced.value.totalSar] : []))
  const cheapest = new Set(totals).size > 1 ? Math.min(...totals) : null
  const repeated = repeatedWishes(draft)
  const change = (at: number) => {
    builder.turnTo(at)
    go(builder.stepToChange(at))
  }
  return (
    <StepFrame
      builder={builder}
      step="summary"
      lead={t('summary.lead', { count: store.configs.number('quoteValidDays') })}
      problems={problems}
      onNext={() => void issue()}
      nextLabel={t('summary.issue')}
      busyLabel={t('summary.issuing')}
      busy={busy}
      bare
    >
      {(tried) => (
        <>
          <Side $count={offered.length + 1}>
            {offered.map(({ priced }, at) => (
              <AlternativeCard
                // biome-ignore lint/suspicious/noArrayIndexKey: an alternative is its place
                key={at}
                builder={builder}
                at={at}
                isCheapest={priced?.ok === true && priced.value.totalSar === cheapest}
                isRepeated={repeated.includes(at)}
                onChange={() => change(at)}
              />
            ))}
            {builder.mayAdd && <More />}
          </Side>
          <Words builder={builder} error={tried ? problems.find(({ field }) => field === 'quote-notes')?.text : undefined} />
          <Refusal failure={failure} />
        </>
      )}
    </StepFrame>
  )
})

/** Room for another option: a copy that is changed, or a course from where courses are found. */
function More() {
  const t = useText('quote')
  const locale = useLocale()
  return (
    <Room>
      <h3>{t('summary.another')}</h3>
      <p>{t('summary.anotherHint')}</p>
      <ButtonLink kind="quiet" icon="plus" {...linkTo(to.searchByCourse(locale))}>
        {t('summary.add')}
      </ButtonLink>
    </Room>
  )
}

/** What is said with the quote, and for a partner in whose name. */
function Words({ builder, error }: { builder: Builder; error?: string }) {
  const t = useText('quote')
  const tc = useText('checkout')
  const { typed, type } = builder.person
  return (
    <Stack>
      <TextAreaField
        id="quote-notes"
        label={t('summary.notes')}
        hint={t('summary.notesHint')}
        optional={tc('optional')}
        value={typed.notes}
        error={error}
        onChange={(event) => type({ notes: event.target.value })}
      />
      <PartnerChoices builder={builder} />
    </Stack>
  )
}

/** Why it was not issued, with the field the server named in words; everything is still there. */
function Refusal({ failure }: { failure: ReturnType<typeof useIssue>['failure'] }) {
  const say = useRuleText()
  if (!failure) return null
  const fields = Object.values(failure.fields ?? {}).filter((rule) => rule !== 'required')
  return (
    <div>
      <FailureNotice failure={failure} />
      {fields.map((rule) => (
        <FieldError key={rule}>{say(rule)}</FieldError>
      ))}
    </div>
  )
}
