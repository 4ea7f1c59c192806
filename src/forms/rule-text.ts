import { limits } from '../config/limits'
import { usePricingWords } from '../i18n/pricing-words'
import { useText } from '../i18n/use-text'

/** The sentence of a broken rule: ours, the server's, or the reason why a student can't be priced. */
export function useRuleText() {
  const t = useText('validation')
  const words = usePricingWords()
  return (rule: string): string => {
    const own = t(rule, { max: limits.text.name })
    if (own !== rule) return own
    const priced = words.sentence(`problem.${rule}`)
    return priced === `problem.${rule}` ? t('unclear') : priced
  }
}
