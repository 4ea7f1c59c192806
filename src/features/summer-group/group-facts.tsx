import type { SummerGroup } from '../../contract/catalogue-schema'
import type { Localised } from '../../contract/text-schema'
import { formatDate } from '../../i18n/format'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'

export function GroupFacts({ group }: { group: Localised<SummerGroup> }) {
  const t = useText('summer-group')
  const weeks = useWeeks()
  const locale = useLocale()
  return (
    <dl>
      <dt>{t('dates')}</dt>
      <dd>
        {t('fromTo', { from: formatDate(group.from, locale), to: formatDate(group.to, locale) })} ({weeks(group.weeks)})
      </dd>
      <dt>{t('ages')}</dt>
      <dd>{t('ageRange', { from: group.minAge, to: group.maxAge })}</dd>
      <dt>{t('placesLeft')}</dt>
      <dd>{t('places', { count: group.placesLeft })}</dd>
    </dl>
  )
}
