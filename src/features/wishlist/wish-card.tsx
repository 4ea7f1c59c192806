import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import styled from 'styled-components'
import { toBrief } from '../../api/course-brief'
import type { TripNow } from '../../api/wish-calls'
import { showToast } from '../../config/events'
import { to } from '../../config/routes'
import type { CourseCard } from '../../contract/course-schema'
import { studyAlone } from '../../domain/pricing/study-alone'
import { writeEntry } from '../../domain/quote/write-entry'
import { useAddToCart } from '../../hooks/use-add-to-cart'
import { useFailureMessage } from '../../i18n/failure-message'
import { LocaleLink, linkTo } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import type { Wish } from '../../store/kept-wishes'
import type { Root } from '../../store/root-store'
import { Button, ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { FieldError } from '../../ui/field-frame'
import { Poster } from '../../ui/poster'
import { WishPrice } from './wish-price'
import { shownTrip, startId, WishTrip } from './wish-trip'

const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  h2 { font-size: var(--text-1); line-height: 1.4; }
  p { font-size: var(--text--1); }
`
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block-start: auto;
`

type Props = { wish: Wish; trip: TripNow & { course: CourseCard }; store: Root }

/** Weeks, start and pressing "add": it asks for a start when none is chosen. */
function useWishCard({ wish, trip, store }: Props) {
  const tc = useText('course')
  const [startError, setStartError] = useState<string>()
  const { state, add: book, forget } = useAddToCart(() => store.cart)
  const change = (part: Partial<Wish>) => {
    setStartError(undefined)
    forget()
    store.wishlist.keep({ ...wish, ...part, seen: null, on: null })
  }
  const add = () => {
    // What the fields show, not what was priced: that may be the answer to an older wish.
    const { weeks, start } = shownTrip(wish, trip)
    if (start) return void book(studyAlone(wish.id, weeks, start))
    setStartError(tc('card.selectDate'))
    document.getElementById(startId(wish.id))?.focus()
  }
  return { startError, state, change, add }
}

/** A kept course: weeks and start remembered, its price then and now, and what can be done with it. */
export const WishCard = observer((props: Props) => {
  const t = useText('wishlist')
  const say = useFailureMessage()
  const locale = useLocale()
  const { wish, trip, store } = props
  const { course } = trip
  const { startError, state, change, add } = useWishCard(props)
  // The price hangs on the student's age: the course page asks for it.
  const needsStudent = state.kind === 'failed' && state.failure.fields?.birthDate
  const shown = course.trip && shownTrip(wish, trip)
  const weeks = shown?.weeks
  const start = shown?.start ?? course.trip?.startDate
  const path = `${to.course(locale, course.url)}${weeks ? `?weeks=${weeks}&start=${start}` : ''}`
  const quotePath = `${to.quote(locale)}${writeEntry({ course: wish.id, weeks, start })}`
  const compare = () => {
    if (store.compare.isFull && !store.compare.has(course.id)) return showToast({ severity: 'warn', text: say({ code: 'compare_full' }) })
    store.compare.add(toBrief(course))
    store.wishlist.drop(course.id)
    showToast({ severity: 'success', text: t('moved') })
  }
  return (
    <Sheet as="article" aria-label={course.name}>
      <Poster slug={course.city.poster} alt="" />
      <h2>
        <LocaleLink to={path}>{course.name}</LocaleLink>
      </h2>
      <p>
        <bdi>{course.school.name}</bdi> · {course.city.name}
      </p>
      {course.bookable && <WishTrip {...{ wish, trip, startError }} onChange={change} />}
      <WishPrice trip={trip} seen={wish.seen} on={wish.on} />
      <Acts>
        {course.bookable && (
          <Button busy={state.kind === 'adding'} busyLabel={t('adding')} onClick={add}>
            {t('add')}
          </Button>
        )}
        {course.bookable && (
          <ButtonLink kind="quiet" icon="file-text" {...linkTo(quotePath)}>
            {t('quote')}
          </ButtonLink>
        )}
        <Button data-removes kind="quiet" icon="scale" onClick={compare}>
          {t('compare')}
        </Button>
        <Button data-removes kind="plain" icon="trash-2" onClick={() => store.wishlist.drop(wish.id)}>
          {t('remove')}
        </Button>
      </Acts>
      {state.kind === 'failed' && <FieldError>{needsStudent ? t('details') : say(state.failure)}</FieldError>}
      <p role="status">
        {state.kind === 'added' && (
          <>
            {t('added')} <LocaleLink to={to.cart(locale)}>{t('goToCart')}</LocaleLink>
          </>
        )}
        {needsStudent && <LocaleLink to={path}>{t('toCourse')}</LocaleLink>}
      </p>
    </Sheet>
  )
})
