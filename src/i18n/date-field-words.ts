import { useText } from './use-text'

/** The words of ui/date-field. `starts`: days on which courses begin are marked; `any`: every day can be chosen. */
export function useDateFieldWords(legend: 'starts' | 'any') {
  const t = useText('common')
  const failures = useText('failures')
  return {
    open: t('date.open'),
    placeholder: t('date.placeholder'),
    wrong: t('date.wrong'),
    previous: t('date.previous'),
    next: t('date.next'),
    month: t('date.month'),
    year: t('date.year'),
    failed: failures('network'),
    legend: t(`date.legend.${legend}`),
  }
}
