import { usePricingWords } from '../i18n/pricing-words'
import { useText } from '../i18n/use-text'

/** A rule's own bound stands behind a colon. */
const boundRule = /^(\w+):(\d+)$/

/** The sentence of a broken rule: ours, the server's, or the reason why a student can't be priced. */
export function useRuleText() {
  const t = useText('validation')
  const words = usePricingWords()
  return (rule: string): string => {
    const [, name, bound] = boundRule.exec(rule) ?? []
    if (name) return t(`${name}For`, { count: Number(bound) })
    const own = t(rule)
    if (own !== rule) return own
    const priced = words.sentence(`problem.${rule}`)
    return priced === `problem.${rule}` ? t('unclear') : priced
  }
}
