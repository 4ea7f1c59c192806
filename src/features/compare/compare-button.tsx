import { useCallback } from 'react'
import { toBrief } from '../../api/course-brief'
import { showToast } from '../../config/events'
import { to } from '../../config/routes'
import type { CourseCard } from '../../contract/course-schema'
import { useMark } from '../../hooks/late-store'
import { usePress } from '../../hooks/use-press'
import { useFailureMessage } from '../../i18n/failure-message'
import { useLocale, useText } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'
import { IconButton } from '../../ui/icon-button'

/** Puts a course beside others, or takes it out again. */
export function CompareButton({ course }: { course: CourseCard }) {
  const t = useText('compare')
  const say = useFailureMessage()
  const locale = useLocale()
  const { id } = course
  const read = useCallback(({ compare }: Root) => compare.has(id), [id])
  const isIn = useMark(read)
  const toggle = ({ compare }: Root) => {
    const isRefused = compare.isFull && !compare.has(id)
    compare.toggle(toBrief(course))
    if (isRefused)
      showToast({ severity: 'warn', text: say({ code: 'compare_full' }), action: { label: t('see'), href: to.compare(locale) } })
  }
  const press = usePress(read, toggle)
  return <IconButton icon="scale" aria-pressed={isIn} label={t(isIn ? 'remove' : 'add', { name: course.name })} onClick={press} />
}
