import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNextFocus } from '../../hooks/use-next-focus'
import { useFailureMessage } from '../../i18n/failure-message'
import { useText } from '../../i18n/use-text'
import { environmentOf } from '../../store/environment'
import type { Root } from '../../store/root-store'
import { Button } from '../../ui/button'
import { CardGrid } from '../../ui/card'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { GoneCard } from './gone-card'
import { NoWishes, Tools, Waiting } from './list-parts'
import { ShareList } from './share-list'
import { useTrips } from './use-trips'
import { WishCard } from './wish-card'

/** The visitor's own wishes: a guest's of this browser, a customer's from the server. */
export const OwnList = observer(({ store }: { store: Root }) => {
  const t = useText('wishlist')
  const say = useFailureMessage()
  const { wishlist } = store
  const { shown, failure } = wishlist
  useEffect(() => void wishlist.load(), [wishlist])
  const { tripOf, answer, failure: unpriced, retry } = useTrips(environmentOf(store).client, shown)
  useEffect(() => {
    if (answer) wishlist.learn(answer)
  }, [wishlist, answer])
  const cards = useNextFocus<HTMLDivElement>('content')
  const problem = failure ?? unpriced
  const again = () => (failure ? void wishlist.load() : void retry())
  if (wishlist.status === 'idle') return <Waiting />
  return (
    <>
      <Removed wishlist={wishlist} nameOf={(id) => tripOf(id)?.course?.name ?? ''} />
      {problem && <Notice tone="error" role="alert" title={say(problem)} actions={<Button onClick={again}>{t('retry')}</Button>} />}
      {shown.length === 0 && !problem && <NoWishes name="empty" />}
      {shown.length > 0 && (
        <Tools>
          <strong>{t('count', { count: shown.length })}</strong>
          <ShareList trips={shown} />
        </Tools>
      )}
      <CardGrid ref={cards} $least="20rem">
        {shown.map((wish) => {
          const trip = tripOf(wish.id)
          if (!trip) return problem ? null : <Skeleton key={wish.id} $height="34rem" />
          const { course } = trip
          if (!course) return <GoneCard key={wish.id} onRemove={() => wishlist.drop(wish.id)} />
          return <WishCard key={wish.id} wish={wish} trip={{ ...trip, course }} store={store} />
        })}
      </CardGrid>
    </>
  )
})

const Removed = observer(({ wishlist, nameOf }: { wishlist: Root['wishlist']; nameOf: (id: number) => string }) => {
  const t = useText('wishlist')
  const place = useNextFocus<HTMLDivElement>('content')
  const { removed } = wishlist
  if (!removed) return null
  const undo = (
    <div ref={place}>
      <Button data-removes kind="quiet" icon="undo-2" onClick={wishlist.undoRemove}>
        {t('undo')}
      </Button>
    </div>
  )
  return (
    <Notice role="status" actions={undo}>
      {t('dropped', { name: `\u2068${nameOf(removed.id)}\u2069` })}
    </Notice>
  )
})
