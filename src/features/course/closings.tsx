import { formatDate } from '../../i18n/format'
import { useLocale, useText } from '../../i18n/use-text'
import type { CoursePage } from './course-page'
import { Facts } from './facts'
import { Section } from './section'

/** Further ahead than these nobody plans by; the start date's calendar knows them all. @assumed */
const shown = 6

/** Days on which there is no teaching, those to come when the page was built. */
export function Closings({ page: { branch, builtOn } }: { page: CoursePage }) {
  const t = useText('course')
  const locale = useLocale()
  const date = (day: string) => formatDate(day, locale)
  const coming = branch.closings.filter(({ to }) => to >= builtOn).slice(0, shown)
  if (coming.length === 0) return null
  const days = (from: string, to: string) => (from === to ? date(from) : t('closingRange', { from: date(from), to: date(to) }))
  return (
    <Section heading={t('closings')}>
      <Facts rows={coming.map(({ from, to, reason }) => [days(from, to), reason])} />
    </Section>
  )
}
