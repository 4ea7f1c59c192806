import { useText } from './use-text'

/** `12 weeks`, with the six Arabic forms (spec §9, design domain §7). */
export function useWeeks() {
  const t = useText('common')
  return (count: number) => t('weeks', { count })
}
