import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useMemo, useState } from 'react'
import styled from 'styled-components'
import { to } from '../../config/routes'
import type { CompareItem } from '../../contract/trip-schema'
import { useNextFocus } from '../../hooks/use-next-focus'
import { useRequest } from '../../hooks/use-request'
import { useStore } from '../../hooks/use-store'
import { useFailureMessage } from '../../i18n/failure-message'
import { goTo } from '../../i18n/go-to'
import { linkTo } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { environmentOf } from '../../store/environment'
import type { Root } from '../../store/root-store'
import { Button, ButtonLink } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { EmptyState } from '../../ui/empty-state'
import { Notice } from '../../ui/notice'
import { PageWidth } from '../../ui/page-width'
import { Skeleton } from '../../ui/skeleton'
import { CompareBar } from './compare-bar'
import { CompareTable } from './compare-table'
import { type CompareTrip, readCompareTrip, writeCompareTrip } from './compare-trip'

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  @media print { display: none; }
`

type Place = { pathname: string; search: string }

/** Up to four courses side by side (spec §7 getProductToCompare), guests too; the address holds weeks and start. */
export function ComparePage({ location }: { location: Place }) {
  const t = useText('compare')
  const store = useStore(useLocale())
  return (
    <PageWidth>
      <Stack>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        {store ? <Compared store={store} location={location} /> : <Waiting />}
      </Stack>
    </PageWidth>
  )
}

function Waiting() {
  const t = useText('compare')
  return (
    <div role="status">
      <p>{t('loading')}</p>
      <Skeleton $height="30rem" />
    </div>
  )
}

function NothingYet() {
  const t = useText('compare')
  const locale = useLocale()
  return (
    <EmptyState
      icon="scale"
      title={t('empty.title')}
      actions={
        <>
          <ButtonLink icon="search" {...linkTo(to.searchByCourse(locale))}>
            {t('empty.search')}
          </ButtonLink>
          <ButtonLink kind="quiet" icon="heart" {...linkTo(to.wishlist(locale))}>
            {t('empty.wishes')}
          </ButtonLink>
        </>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}

/** The columns from the server, asked again when the list, the weeks or the start change. */
function useComparison(store: Root, trip: CompareTrip) {
  const locale = useLocale()
  const { compare } = store
  const settled = compare.items.map(({ id }) => id).join()
  useEffect(() => void compare.load(), [compare])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list on the server is another question
  const ask = useMemo(() => {
    if (compare.status !== 'ready') return null
    const { client } = environmentOf(store)
    const wish = { weeks: trip.weeks, ...(trip.start ? { start: trip.start } : {}) }
    return (signal: AbortSignal) => client.call('core/products/getProductToCompare', wish, { signal })
  }, [store, locale, trip.weeks, trip.start, settled, compare.status])
  return useRequest(ask)
}

const queryOf = ({ course: { trip } }: CompareItem) => (trip ? `?weeks=${trip.weeks}&start=${trip.startDate}` : '')

const Compared = observer(({ store, location }: { store: Root; location: Place }) => {
  const t = useText('compare')
  const say = useFailureMessage()
  const locale = useLocale()
  const { compare } = store
  const tools = useNextFocus<HTMLDivElement>('content')
  const [onlyDifferences, setOnly] = useState(false)
  const trip = useMemo(() => readCompareTrip(new URLSearchParams(location.search)), [location.search])
  const change = useCallback(
    (next: CompareTrip) => goTo(`${location.pathname}${writeCompareTrip(next)}`, { replace: true }),
    [location.pathname],
  )
  const { answer, failure, retry } = useComparison(store, trip)
  const items = answer?.items.filter(({ course }) => compare.has(course.id)) ?? []
  const problem = failure ?? compare.failure
  const again = () => (compare.status === 'failed' ? void compare.load() : void retry())
  if (problem && items.length === 0)
    return <Notice tone="error" role="alert" title={say(problem)} actions={<Button onClick={again}>{t('retry')}</Button>} />
  if (compare.status === 'ready' && compare.shown.length === 0) return <NothingYet />
  if (!answer) return <Waiting />
  return (
    <>
      <CompareBar trip={trip} onChange={change} />
      {problem && <Notice tone="warn" role="status" title={say(problem)} />}
      {items.length === 1 && <p>{t('one')}</p>}
      <CompareTable {...{ items, queryOf, onlyDifferences }} onRemove={compare.remove} />
      <Tools ref={tools}>
        <Checkbox label={t('onlyDifferences')} checked={onlyDifferences} onChange={(event) => setOnly(event.target.checked)} />
        {!compare.isFull && (
          <ButtonLink kind="quiet" icon="plus" {...linkTo(`${to.searchByCourse(locale)}${writeCompareTrip(trip)}`)}>
            {t('another')}
          </ButtonLink>
        )}
        <Button kind="plain" icon="printer" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button data-removes kind="plain" icon="trash-2" onClick={() => void compare.clear()}>
          {t('clear')}
        </Button>
      </Tools>
    </>
  )
})
