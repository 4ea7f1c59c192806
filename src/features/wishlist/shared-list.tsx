import { showToast } from '../../config/events'
import { to } from '../../config/routes'
import { todayInRiyadh } from '../../domain/dates'
import type { ListedTrip } from '../../domain/trip-list'
import { useFailureMessage } from '../../i18n/failure-message'
import { goTo } from '../../i18n/go-to'
import { LocaleLink, linkTo } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { environmentOf } from '../../store/environment'
import type { Root } from '../../store/root-store'
import { Button, ButtonLink } from '../../ui/button'
import { CardBody, CardGrid, LinkCard } from '../../ui/card'
import { Notice } from '../../ui/notice'
import { Poster } from '../../ui/poster'
import { NoWishes, Tools, Waiting } from './list-parts'
import { useTrips } from './use-trips'
import { WishPrice } from './wish-price'

/** A list that came by a link: to look at, and to keep. Courses that are gone are left out. @assumed */
export function SharedList({ trips, store }: { trips: readonly ListedTrip[]; store: Root }) {
  const t = useText('wishlist')
  const say = useFailureMessage()
  const locale = useLocale()
  const { answer, failure, retry } = useTrips(environmentOf(store).client, trips)
  const found = (answer ?? []).flatMap((trip) => (trip.course ? [{ ...trip, course: trip.course }] : []))
  const keep = () => {
    const on = todayInRiyadh(Date.now())
    for (const { id, weeks, start, course } of [...found].reverse()) {
      if (!store.wishlist.has(id)) store.wishlist.keep({ id, weeks, start, seen: course.trip?.totalSar ?? null, on })
    }
    showToast({ severity: 'success', text: t('shared.kept') })
    goTo(to.wishlist(locale), { replace: true })
  }
  if (failure) return <Notice tone="error" role="alert" title={say(failure)} actions={<Button onClick={retry}>{t('retry')}</Button>} />
  if (trips.length > 0 && !answer) return <Waiting />
  if (found.length === 0) return <NoWishes name="broken" />
  return (
    <>
      <p>{t('shared.text')}</p>
      <Tools>
        <Button icon="heart" onClick={keep}>
          {t('shared.keep')}
        </Button>
        <ButtonLink kind="quiet" {...linkTo(to.wishlist(locale))}>
          {t('shared.mine')}
        </ButtonLink>
      </Tools>
      <CardGrid $least="20rem">
        {found.map(({ course, ...trip }) => (
          <LinkCard key={course.id}>
            <Poster slug={course.city.poster} alt="" flush />
            <CardBody>
              <h2>
                <LocaleLink
                  className="cover"
                  to={`${to.course(locale, course.url)}${course.trip ? `?weeks=${course.trip.weeks}&start=${course.trip.startDate}` : ''}`}
                >
                  {course.name}
                </LocaleLink>
              </h2>
              <p>
                <bdi>{course.school.name}</bdi> · {course.city.name}
              </p>
              <WishPrice trip={{ ...trip, course }} seen={null} on={null} />
            </CardBody>
          </LinkCard>
        ))}
      </CardGrid>
    </>
  )
}
