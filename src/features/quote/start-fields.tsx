import styled from 'styled-components'
import type { PricedCourse } from '../../api/course-calls'
import type { QuoteWish } from '../../domain/quote/wish'
import { useDateFieldWords } from '../../i18n/date-field-words'
import { formatDate } from '../../i18n/format'
import { usePricingWords } from '../../i18n/pricing-words'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { Chip } from '../../ui/chip'
import { DateField } from '../../ui/date-field'
import type { FieldProblem } from '../../ui/error-summary'
import { NumberStepper } from '../../ui/number-stepper'
import type { Builder } from './use-builder'

const Fields = styled.div`
  display: grid;
  gap: var(--space-5);
  max-inline-size: 26rem;
`
const Near = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`
const nearStarts = 4

type Props = { builder: Builder; wish: QuoteWish; course: PricedCourse; problem: FieldProblem | null; startMissing: boolean }

/** How long and from when: the next starts to press, any other day to type or find in the calendar, closed days explained. */
export function StartFields({ builder, wish, course, problem, startMissing }: Props) {
  const t = useText('quote')
  const tc = useText('course')
  const validation = useText('validation')
  const locale = useLocale()
  const words = usePricingWords()
  const weeksText = useWeeks()
  const dateWords = useDateFieldWords('starts')
  const { engine, terms, today, change } = builder
  const { pricing } = course
  const weeks = wish.weeks ?? pricing.minWeeks
  const dayProblem = (day: string) => {
    const found = engine && terms ? engine.dayProblem(pricing, day, weeks, { today, terms }) : null
    return found && words.problem(found)
  }
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined)
  const starts = engine && terms ? engine.nextStarts(pricing, { today, terms, weeks, count: nearStarts }) : []
  return (
    <Fields>
      <NumberStepper
        id="quote-weeks"
        label={tc('card.weeks')}
        value={weeks}
        min={pricing.minWeeks}
        max={pricing.maxWeeks}
        decreaseLabel={tc('card.fewer')}
        increaseLabel={tc('card.more')}
        valueText={weeksText(weeks)}
        error={errorOf('quote-weeks')}
        onChange={(next) => change({ weeks: next })}
      />
      <DateField
        id="quote-start"
        locale={locale}
        label={tc('card.start')}
        value={wish.startDate}
        opening={wish.startDate ?? starts[0] ?? today}
        dayProblem={dayProblem}
        words={dateWords}
        error={errorOf('quote-start') ?? (startMissing && wish.startDate === null ? validation('selectDate') : undefined)}
        onChange={(startDate) => change({ startDate })}
      />
      {starts.length > 0 && (
        <div>
          <p>{t('course.near')}</p>
          <Near>
            {starts.map((day) => (
              <Chip key={day} pressed={day === wish.startDate} onClick={() => change({ startDate: day })}>
                {formatDate(day, locale, 'short')}
              </Chip>
            ))}
          </Near>
        </div>
      )}
    </Fields>
  )
}
