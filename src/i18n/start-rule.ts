import type { StartRule } from '../contract/pricing-schema'
import type { Text } from './use-text'

/** How often a course starts: "Every Monday". Arabic names the day without its article after "every", so each day has its own sentence. */
export function startsOf(t: Text, rule: StartRule): string {
  if (rule.kind === 'weekday') return t(`facts.startsWeekly.${rule.weekday}`)
  return rule.kind === 'dates' ? t('facts.startsDates') : t('facts.startsEvery', { count: rule.weeks })
}
