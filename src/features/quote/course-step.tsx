import { useState } from 'react'
import type { CourseCard } from '../../contract/course-schema'
import { stepAfter } from '../../domain/quote/steps'
import type { QuoteWish } from '../../domain/quote/wish'
import { Price } from '../../i18n/price'
import { useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { PriceExplained } from '../../price-parts/price-explained'
import { FieldError } from '../../ui/field-frame'
import { PickList } from '../../ui/pick-list'
import { ChosenRow } from './chosen-row'
import { StartFields } from './start-fields'
import { StepFrame } from './step-frame'
import type { StepProps } from './step-props'
import { useCourseCards } from './use-lists'
import { useProblem } from './use-problem'
import { usualWeeks } from './usual-weeks'
import { WaitingList } from './waiting-list'

/** Type, lessons, level and time of a course in one line. */
function useCourseHint() {
  const tc = useText('course')
  const t = useText('quote')
  return (course: Pick<CourseCard, 'type' | 'lessonsPerWeek' | 'minLevel' | 'maxLevel' | 'studyTime' | 'minAge'>) =>
    [
      tc(`type.${course.type}`),
      t('course.lessons', { count: course.lessonsPerWeek }),
      `\u2068${tc('facts.levelValue', { from: course.minLevel, to: course.maxLevel })}\u2069`,
      tc(`studyTime.${course.studyTime}`),
      tc('facts.agesFrom', { from: course.minAge }),
    ].join(' · ')
}

const fits = (weeks: number, { minWeeks, maxWeeks }: { minWeeks: number; maxWeeks: number }) =>
  Math.min(Math.max(weeks, minWeeks), maxWeeks)

/** Which course, for how long, from when. */
export function CourseStep({ builder, go }: StepProps) {
  const t = useText('quote')
  const tc = useText('course')
  const validation = useText('validation')
  const hintOf = useCourseHint()
  const problem = useProblem(builder, 'course')
  const [isOpen, setOpen] = useState(false)
  const { current, change } = builder
  if (!current) return null
  const { wish, course } = current
  const isChoosing = isOpen || wish.courseId === null
  const missing = missingIn(wish, validation)
  const pick = (card: CourseCard) => {
    setOpen(false)
    change({ courseId: card.id, weeks: fits(wish.weeks ?? usualWeeks, card) })
  }
  const tooYoung = problem?.field === 'quote-course' && <FieldError>{problem.text}</FieldError>
  return (
    <StepFrame
      builder={builder}
      step="course"
      lead={t('course.lead')}
      problems={[...missing, ...(problem ? [problem] : [])]}
      onNext={() => go(stepAfter('course'))}
    >
      {(tried) => (
        <>
          <div id="quote-course" tabIndex={-1}>
            {isChoosing ? (
              <Courses {...{ builder, wish, pick, hintOf }} />
            ) : (
              <ChosenRow name={t('paper.course')} value={course?.name ?? '…'} onChange={() => setOpen(true)} />
            )}
            {tooYoung}
            {course === null && <FieldError>{tc('card.notBookable')}</FieldError>}
          </div>
          {!isChoosing && course && <StartFields {...{ builder, wish, problem }} course={course} startMissing={tried} />}
          {!isChoosing && <Why builder={builder} />}
        </>
      )}
    </StepFrame>
  )
}

/** Which offer applies, what would cost less, how long a visitor's visa lasts. */
function Why({ builder }: { builder: StepProps['builder'] }) {
  const { engine, terms, today, current, change } = builder
  const { course, choice, priced } = current ?? {}
  if (!engine || !terms || !course || !choice || !priced?.ok) return null
  const { pricing, country } = course
  return <PriceExplained {...{ engine, pricing, terms, today, choice, country }} price={priced.value} onTake={change} />
}

/** The specification's sentences for what is not chosen yet. */
function missingIn({ courseId, weeks, startDate }: QuoteWish, say: (key: string) => string) {
  if (courseId === null || weeks === null) return [{ field: 'quote-course', text: say('selectCourse') }]
  return startDate === null ? [{ field: 'quote-start', text: say('selectDate') }] : []
}

type CoursesProps = {
  builder: StepProps['builder']
  wish: QuoteWish
  pick: (card: CourseCard) => void
  hintOf: (course: CourseCard) => string
}

function Courses({ builder, wish, pick, hintOf }: CoursesProps) {
  const t = useText('quote')
  const validation = useText('validation')
  const weeksText = useWeeks()
  const { language, country, city, school } = wish
  const weeks = wish.weeks ?? usualWeeks
  const { answer, failure, retry } = useCourseCards(builder.store, { language, country, city, school, weeks })
  if (!answer) return <WaitingList failure={failure} onRetry={retry} />
  return (
    <PickList
      label={t('course.title')}
      chosen={wish.courseId}
      picks={answer.items.map((card) => ({
        value: card.id,
        label: card.name,
        hint: hintOf(card),
        disabled: !card.bookable,
        aside: card.bookable ? <CoursePrice card={card} weeks={weeksText(card.trip?.weeks ?? weeks)} /> : validation('notBookable'),
      }))}
      onPick={(id) => {
        const card = answer.items.find((one) => one.id === id)
        if (card) pick(card)
      }}
    />
  )
}

function CoursePrice({ card, weeks }: { card: CourseCard; weeks: string }) {
  const t = useText('quote')
  return card.trip ? (
    <>
      {t('course.tripOf', { weeks })}{' '}
      <b>
        <Price minor={card.trip.totalSar} />
      </b>
    </>
  ) : (
    <>
      {t('course.perWeek')}{' '}
      <b>
        <Price minor={card.fromPerWeekSar} />
      </b>
    </>
  )
}
