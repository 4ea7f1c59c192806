import type { DayHours } from '../../contract/catalogue-schema'
import { isolateCode } from '../../domain/price-words'
import { hoursAWeek } from '../../domain/study-week'
import { startsOf } from '../../i18n/start-rule'
import { useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import type { CoursePage } from './course-page'
import { type FactRow, Facts } from './facts'

/** The facts of a course, spec §3 "Course facts": lessons, class sizes, level, how often it starts, moving in and out (@assumed). */
export function FactSheet({ page }: { page: CoursePage }) {
  const t = useText('course')
  const weeks = useWeeks()
  const { course, school, branch } = page
  const hours = hoursAWeek(course)
  const ages =
    course.maxAge === null
      ? t('facts.agesFrom', { from: course.minAge })
      : t('facts.agesBetween', { from: course.minAge, to: course.maxAge })
  const moving = (text: string, stated: DayHours | null): FactRow[] =>
    stated ? [[t(text), t('facts.movingHours', { from: isolateCode(stated.from), until: isolateCode(stated.until) })]] : []
  const rows: FactRow[] = [
    [t('facts.language'), page.languageName],
    [t('facts.lessons'), t('facts.lessonsValue', { count: course.lessonsPerWeek, minutes: course.minutesPerLesson })],
    [t('facts.hours'), t('facts.hoursValue', { hours, count: Math.round(hours) })],
    [t('facts.time'), t(`studyTime.${course.studyTime}`)],
    [t('facts.class'), t('facts.classValue', { average: course.averageClass, maximum: course.maximumClass })],
    [t('facts.level'), <bdi key="level">{t('facts.levelValue', { from: course.minLevel, to: course.maxLevel })}</bdi>],
    [t('facts.ages'), ages],
    [t('facts.starts'), startsOf(t, course.pricing.startRule)],
    [t('facts.duration'), t('facts.durationValue', { from: weeks(course.pricing.minWeeks), to: weeks(course.pricing.maxWeeks) })],
    ...moving('facts.movingIn', branch.checkIn),
    ...moving('facts.movingOut', branch.checkOut),
    [t('facts.accreditation'), <bdi key="accreditation">{school.accreditations.join(' · ')}</bdi>],
  ]
  return <Facts rows={rows} />
}
