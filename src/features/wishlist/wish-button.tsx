import { useCallback } from 'react'
import { showToast } from '../../config/events'
import { to } from '../../config/routes'
import type { CourseCard } from '../../contract/course-schema'
import { todayInRiyadh } from '../../domain/dates'
import { useMark } from '../../hooks/late-store'
import { usePress } from '../../hooks/use-press'
import { useFailureMessage } from '../../i18n/failure-message'
import { useLocale, useText } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'
import { IconButton } from '../../ui/icon-button'

/** The heart on a card: keeps the course with the weeks and start of its card. It stands in the built page, empty. */
export function WishButton({ course }: { course: CourseCard }) {
  const t = useText('wishlist')
  const say = useFailureMessage()
  const locale = useLocale()
  const { id, trip } = course
  const read = useCallback(({ wishlist }: Root) => wishlist.has(id), [id])
  const isKept = useMark(read)
  const toggle = ({ wishlist }: Root) => {
    const isFirst = wishlist.shown.length === 0
    const seen = trip ? { seen: trip.totalSar, on: todayInRiyadh(Date.now()) } : { seen: null, on: null }
    const isNew = wishlist.toggle({ id, weeks: trip?.weeks ?? null, start: trip?.startDate ?? null, ...seen })
    const { failure } = wishlist
    if (failure?.code === 'wishlist_full') showToast({ severity: 'warn', text: say(failure) })
    // The heart says it; the first time, where the list is.
    else if (isNew && isFirst) showToast({ severity: 'success', text: t('kept'), action: { label: t('see'), href: to.wishlist(locale) } })
  }
  const press = usePress(read, toggle)
  return (
    <IconButton
      icon="heart"
      filled={isKept}
      aria-pressed={isKept}
      label={t(isKept ? 'drop' : 'keep', { name: course.name })}
      onClick={press}
    />
  )
}
