import styled from 'styled-components'
import type { PricedCourse } from '../../api/course-calls'
import { minorDigitsOf } from '../../config/currencies'
import { convertToSar } from '../../domain/money'
import { stepAfter } from '../../domain/quote/steps'
import { Price } from '../../i18n/price'
import { useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { Button } from '../../ui/button'
import type { FieldProblem } from '../../ui/error-summary'
import { Notice } from '../../ui/notice'
import { NumberStepper } from '../../ui/number-stepper'
import { RadioCards } from '../../ui/radio-cards'
import { StepFrame } from './step-frame'
import type { StepProps } from './step-props'
import type { Builder } from './use-builder'
import { useProblem } from './use-problem'

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-5);
`
const Room = styled.span`
  font-weight: 600;
`
/** As the engine's: a room can be kept so much longer than the course, and so many nights. */
const weeksBeyond = 4
const mostNights = 14

/** A price of the school's in riyals of today. */
export function InRiyal({ minor, currency, terms }: { minor: number; currency: string; terms: Builder['terms'] }) {
  const rate = terms?.ratesMicro[currency]
  return rate ? <Price minor={convertToSar(minor, rate, minorDigitsOf(currency))} /> : <Price minor={minor} currency={currency} />
}

/** Where to live, and how long; or not at all (spec §4: accommodation can be skipped). */
export function StayStep({ builder, go }: StepProps) {
  const t = useText('quote')
  const validation = useText('validation')
  const problem = useProblem(builder, 'stay')
  const { current, change } = builder
  if (!current) return null
  const { wish, course, progress } = current
  const missing = wish.stay === null && progress.hasStays ? [{ field: 'quote-stay', text: validation('selectAccommodation') }] : []
  const skip = () => {
    change({ stay: 'none', stayWeeks: null, extraNights: 0 })
    go(stepAfter('stay'))
  }
  return (
    <StepFrame
      builder={builder}
      step="stay"
      lead={t(progress.hasStays ? 'stay.lead' : 'stay.noneHere')}
      problems={[...missing, ...(problem ? [problem] : [])]}
      onNext={() => go(stepAfter('stay'))}
      more={
        progress.hasStays && (
          <Button kind="quiet" onClick={skip}>
            {t('stay.skip')}
          </Button>
        )
      }
    >
      {(tried) => (
        <>
          {wish.stay === 'none' && <Notice>{t('stay.skipped')}</Notice>}
          {course && progress.hasStays && (
            <div id="quote-stay" tabIndex={-1}>
              <Rooms builder={builder} course={course} error={errorAt(problem, 'quote-stay') ?? (tried ? missing[0]?.text : undefined)} />
            </div>
          )}
          {course && typeof wish.stay === 'number' && <Duration builder={builder} course={course} problem={problem} />}
        </>
      )}
    </StepFrame>
  )
}

const errorAt = (problem: FieldProblem | null, field: string) => (problem?.field === field ? problem.text : undefined)

function Rooms({ builder, course, error }: { builder: Builder; course: PricedCourse; error?: string }) {
  const t = useText('quote')
  const tc = useText('course')
  const { wish } = builder.current ?? {}
  const prices = new Map(course.pricing.accommodations.map(({ id, lists }) => [id, lists[0]?.bands[0]?.price]))
  return (
    <RadioCards
      legend={t('stay.legend')}
      name="quote-room"
      value={typeof wish?.stay === 'number' ? String(wish.stay) : null}
      error={error}
      onChange={(id) => builder.change({ stay: Number(id) })}
      choices={course.accommodations
        .filter(({ id }) => prices.has(id))
        .map((one) => ({
          value: String(one.id),
          label: <Room>{one.name}</Room>,
          hint: [
            tc('accommodation.away', { count: one.minutesAway }),
            tc('accommodation.minimumAge', { age: one.minAge }),
            tc('accommodation.checkIn', { weekday: tc(`weekday.${one.checkInDay}`) }),
          ].join(' · '),
          aside: (
            <>
              <InRiyal minor={prices.get(one.id) ?? 0} currency={course.pricing.currency} terms={builder.terms} />
              <small>{tc('accommodation.perWeek')}</small>
            </>
          ),
        }))}
    />
  )
}

/** Weeks in the room, as many as the course unless said otherwise, and nights after them. */
function Duration({ builder, course, problem }: { builder: Builder; course: PricedCourse; problem: FieldProblem | null }) {
  const t = useText('quote')
  const tc = useText('course')
  const weeksText = useWeeks()
  const { current, change } = builder
  const wish = current?.wish
  const room = course.pricing.accommodations.find(({ id }) => id === wish?.stay)
  if (!wish || !room) return null
  const courseWeeks = wish.weeks ?? course.pricing.minWeeks
  const weeks = wish.stayWeeks ?? courseWeeks
  return (
    <Pair>
      <NumberStepper
        id="quote-stayWeeks"
        label={t('stay.weeks')}
        value={weeks}
        min={room.minWeeks}
        max={courseWeeks + weeksBeyond}
        decreaseLabel={tc('card.fewer')}
        increaseLabel={tc('card.more')}
        valueText={weeksText(weeks)}
        error={errorAt(problem, 'quote-stayWeeks')}
        onChange={(next) => change({ stayWeeks: next === courseWeeks ? null : next })}
      />
      <NumberStepper
        id="quote-nights"
        label={t('stay.nights')}
        value={wish.extraNights}
        min={0}
        max={mostNights}
        decreaseLabel={t('stay.fewerNights')}
        increaseLabel={t('stay.moreNights')}
        error={errorAt(problem, 'quote-nights')}
        onChange={(extraNights) => change({ extraNights })}
      />
    </Pair>
  )
}
