import { useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { type SearchState, withoutFilters } from './search-state'

/** Nothing fits: what to do now. Also for a page after the last one. */
export function NothingFound({ state, total, onChange }: { state: SearchState; total: number; onChange: (next: SearchState) => void }) {
  const t = useText('search')
  if (total > 0)
    return <Notice title={t('beyond')} actions={<Button onClick={() => onChange({ ...state, page: 1 })}>{t('firstPage')}</Button>} />
  return (
    <Notice title={t('nothing')} actions={<Button onClick={() => onChange(withoutFilters(state))}>{t('clear')}</Button>}>
      <p>{t('nothingHint')}</p>
    </Notice>
  )
}
