import { useState } from 'react'
import { showToast } from '../../config/events'
import { to } from '../../config/routes'
import { type ListedTrip, writeTrips } from '../../domain/trip-list'
import { useLocale, useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { shareLink } from '../../ui/share-link'
import { TextField } from '../../ui/text-field'

/** A link with the list in it: courses, weeks and starts, and nothing about whoever shares it. */
export function ShareList({ trips }: { trips: readonly ListedTrip[] }) {
  const t = useText('wishlist')
  const locale = useLocale()
  const [shown, setShown] = useState<string | null>(null)
  const share = async () => {
    const url = `${window.location.origin}${to.wishlist(locale)}?list=${writeTrips(trips)}`
    const done = await shareLink(url, t('title'))
    if (done === 'copied') showToast({ severity: 'success', text: t('copied') })
    setShown(done === 'failed' ? url : null)
  }
  return (
    <>
      <Button kind="quiet" icon="share-2" onClick={share}>
        {t('share')}
      </Button>
      {shown && (
        <TextField name="link" label={t('notCopied')} value={shown} readOnly dir="ltr" onFocus={(event) => event.target.select()} />
      )}
    </>
  )
}
