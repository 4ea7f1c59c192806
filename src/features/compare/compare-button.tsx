import { observer } from 'mobx-react-lite'
import { toBrief } from '../../api/wish-calls'
import { showToast } from '../../config/events'
import { to } from '../../config/routes'
import type { CourseCard } from '../../contract/course-schema'
import { useKeptPress } from '../../hooks/use-kept-press'
import { useStore } from '../../hooks/use-store'
import { useFailureMessage } from '../../i18n/failure-message'
import { useLocale, useText } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'
import { IconButton } from '../../ui/icon-button'

/** Puts a course beside others, or takes it out again. */
export function CompareButton({ course }: { course: CourseCard }) {
  const store = useStore(useLocale())
  return <Pressed compare={store?.compare ?? null} course={course} />
}

const Pressed = observer(({ compare, course }: { compare: Root['compare'] | null; course: CourseCard }) => {
  const t = useText('compare')
  const say = useFailureMessage()
  const locale = useLocale()
  const isIn = compare?.has(course.id) ?? false
  const press = useKeptPress(compare, (compare) => {
    const isRefused = compare.isFull && !compare.has(course.id)
    compare.toggle(toBrief(course))
    if (isRefused)
      showToast({ severity: 'warn', text: say({ code: 'compare_full' }), action: { label: t('see'), href: to.compare(locale) } })
  })
  return <IconButton icon="scale" aria-pressed={isIn} label={t(isIn ? 'remove' : 'add', { name: course.name })} onClick={press} />
})
