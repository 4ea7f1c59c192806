import type { TripNow } from '../../api/wish-calls'
import type { CourseCard } from '../../contract/course-schema'
import { formatDate } from '../../i18n/format'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import type { Wish } from '../../store/kept-wishes'
import { NumberStepper } from '../../ui/number-stepper'
import { SelectField } from '../../ui/select-field'

type Props = {
  wish: Wish
  trip: TripNow
  startError: string | undefined
  onChange: (part: Pick<Wish, 'weeks'> | Pick<Wish, 'start'>) => void
}

/**
 * Weeks and start as the fields show them, and so as they are booked; without a start where the one kept is gone. While the answer for another
 * start is on its way, the last one says nothing of it.
 */
export function shownTrip(wish: Wish, { start, course }: TripNow & { course: CourseCard }) {
  const isGone = wish.start !== null && start === wish.start && course.trip?.startDate !== wish.start
  return { weeks: wish.weeks ?? course.trip?.weeks ?? course.minWeeks, start: isGone ? null : wish.start, isGone }
}

export const startId = (courseId: number) => `wish-start-${courseId}`

/** Weeks and start of a wish. Starts are the next ones the school has; one that has passed asks for another. */
export function WishTrip({ wish, trip, startError, onChange }: Props) {
  const t = useText('wishlist')
  const weeks = useWeeks()
  const locale = useLocale()
  const { course, starts } = trip
  if (!course) return null
  const { weeks: value, start, isGone } = shownTrip(wish, { ...trip, course })
  const listed = start === null || starts.includes(start) ? starts : [...starts, start].sort()
  return (
    <>
      <NumberStepper
        id={`wish-weeks-${wish.id}`}
        label={t('weeks')}
        value={value}
        min={course.minWeeks}
        max={course.maxWeeks}
        decreaseLabel={t('fewer')}
        increaseLabel={t('more')}
        valueText={weeks(value)}
        onChange={(next) => onChange({ weeks: next })}
      />
      <SelectField
        id={startId(wish.id)}
        label={t('start')}
        value={start ?? ''}
        error={startError ?? (isGone ? t('startGone') : undefined)}
        onChange={(event) => onChange({ start: event.target.value || null })}
      >
        <option value="">{t('chooseStart')}</option>
        {listed.map((day) => (
          <option key={day} value={day}>
            {formatDate(day, locale)}
          </option>
        ))}
      </SelectField>
    </>
  )
}
