import { usualWeeks } from '../../config/search'
import type { Dropping } from '../../contract/search-schema'
import { formatNumber } from '../../i18n/format'
import { useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { changed, filterNames, type SearchState, withoutFilters, withValues, writeSearch } from './search-state'

type Props = { state: SearchState; total: number; dropping: readonly Dropping[]; onChange: (next: SearchState) => void }

/** The search without one of its filters, by the name the server calls it; null for one this page does not have. */
function without(state: SearchState, filter: string): SearchState | null {
  const name = filterNames.find((one) => one === filter)
  if (name) return withValues(state, name, [])
  if (filter === 'q') return changed(state, { q: '' })
  if (filter === 'weeks') return changed(state, { weeks: usualWeeks })
  if (filter === 'age') return changed(state, { age: null })
  if (filter === 'start') return changed(state, { start: null })
  return filter === 'price' ? changed(state, { priceFrom: null, priceTo: null }) : null
}

const few = 3

/** Nothing fits: which one thing to let go, and how many there would be then. Also for a page after the last one (case 16). */
export function NoResults({ state, total, dropping, onChange }: Props) {
  const t = useText('search')
  if (total > 0)
    return (
      <EmptyState
        icon="search"
        title={t('beyond')}
        actions={<Button onClick={() => onChange({ ...state, page: 1 })}>{t('firstPage')}</Button>}
      />
    )
  const ways = dropping.flatMap(({ filter, total }) => {
    const next = without(state, filter)
    const isOther = next && writeSearch(next) !== writeSearch(changed(state, {}))
    return isOther && total > 0 ? [{ filter, total, next }] : []
  })
  return (
    <EmptyState
      icon="search"
      title={t('nothing')}
      actions={
        <>
          {ways.slice(0, few).map(({ filter, total, next }) => (
            <Button key={filter} kind="quiet" onClick={() => onChange(next)}>
              {t(`without.${filter}`)} ({formatNumber(total)})
            </Button>
          ))}
          <Button kind={ways.length > 0 ? 'plain' : 'primary'} onClick={() => onChange(withoutFilters(state))}>
            {t('clear')}
          </Button>
        </>
      }
    >
      {t(ways.length > 0 ? 'nothingHint' : 'nothingAtAll')}
    </EmptyState>
  )
}
