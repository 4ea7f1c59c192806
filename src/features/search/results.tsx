import { type ReactNode, useMemo } from 'react'
import type { Failure } from '../../api/failure'
import type { CourseList } from '../../contract/course-schema'
import type { SchoolList } from '../../contract/school-schema'
import { useFailureMessage } from '../../i18n/failure-message'
import { useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { CardGrid } from '../../ui/card'
import { Notice } from '../../ui/notice'
import { Pagination } from '../../ui/pagination'
import { Chips } from './chips'
import type { MaybeKept } from './from-index'
import { LateMap } from './late-map'
import { NoResults } from './no-results'
import { changed, type SearchState, writeSearch } from './search-state'
import { Toolbar } from './toolbar'
import type { Go } from './use-search'
import { WaitingCards } from './waiting-cards'

type Props<Answer> = {
  answer: MaybeKept<Answer> | null
  /** False while what is shown belongs to the search before. */
  isCurrent: boolean
  failure: Failure | null
  summary: string
  state: SearchState
  path: string
  cards: (answer: MaybeKept<Answer>, state: SearchState) => ReactNode
  onRetry: () => void
  onChange: Go
  onFilters: () => void
}

/** What was found: how many, what is on, the list or the map, and the ways on. */
export function Results<Answer extends CourseList | SchoolList>(props: Props<Answer>) {
  const { answer, isCurrent, failure, state, path, cards, onRetry, onChange } = props
  const t = useText('search')
  const say = useFailureMessage()
  // The same cards while their search is the same: what else changes on the page does not draw them again.
  const list = useMemo(() => answer && cards(answer, state), [answer, state, cards])
  const turn = (page: number) => {
    onChange({ ...state, page })
    document.getElementById('results')?.scrollIntoView()
  }
  const address = (page: number) => `${path}${writeSearch({ ...state, page })}`
  return (
    <>
      <Toolbar {...props} />
      <Chips facets={answer?.facets ?? null} state={state} onChange={onChange} />
      {failure && <Notice tone="error" role="alert" title={say(failure)} actions={<Button onClick={onRetry}>{t('retry')}</Button>} />}
      {answer?.isKept && <Notice title={t('offline')} actions={<Button onClick={onRetry}>{t('retry')}</Button>} />}
      {answer?.meant && isCurrent && (
        <Notice
          title={t('meant', { words: answer.meant })}
          actions={
            <Button kind="plain" size="small" onClick={() => onChange(changed(state, { q: answer.meant ?? '' }))}>
              {t('takeMeant', { words: answer.meant })}
            </Button>
          }
        />
      )}
      {!answer && !failure && <WaitingCards />}
      {answer && state.map && <LateMap places={answer.places ?? []} state={state} onChange={onChange} />}
      {answer && !state.map && (
        <>
          {answer.items.length === 0 && isCurrent && (
            <NoResults state={state} total={answer.total} dropping={answer.dropping ?? []} onChange={onChange} />
          )}
          <CardGrid $least="16rem" aria-busy={!isCurrent}>
            {list}
          </CardGrid>
          <Pagination
            label={t('pages')}
            page={Math.min(state.page, answer.pages)}
            pages={answer.pages}
            href={address}
            onTurn={turn}
            words={{ previous: t('previous'), next: t('next'), page: (page) => t('pageOf', { page, pages: answer.pages }) }}
          />
        </>
      )}
    </>
  )
}
