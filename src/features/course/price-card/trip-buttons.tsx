import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { showToast } from '../../../config/events'
import { useFailureMessage } from '../../../i18n/failure-message'
import { useLocale, useText } from '../../../i18n/use-text'
import { Button } from '../../../ui/button'
import type { CoursePage } from '../course-page'
import type { Trip } from '../trip'
import type { Act } from './trip-acts'

/** One line on a phone too; their signs begin where the fields do. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline: calc(-1 * var(--space-1));
  button { gap: var(--space-1); padding-inline: var(--space-1); }
`

/** Is it on this browser's list? Asked without the store, which a page carries only once somebody acts. */
function isKeptHere(id: number): boolean {
  try {
    return Boolean(localStorage.getItem('rihla.wishes')?.includes(`"id":${id},`))
  } catch {
    // Storage is blocked (case 72): then nothing is kept here.
    return false
  }
}

/** Into a quote, save, compare, share. */
export function TripButtons({ page, settled }: { page: CoursePage; settled: () => Promise<Trip> }) {
  const t = useText('course')
  const locale = useLocale()
  const say = useFailureMessage()
  const [on, setOn] = useState<Partial<Record<Act, boolean>>>({})
  useEffect(() => setOn({ keep: isKeptHere(page.course.id) }), [page.course.id])
  const press = async (act: Act) => {
    const { pathname } = location
    const isHere = () => location.pathname === pathname
    // A file that did not come is asked for again at the next press.
    const come = await Promise.all([import('./trip-acts'), settled()]).catch(console.info)
    if (!come) return isHere() && showToast({ severity: 'warn', text: say({ code: 'network' }) })
    const [{ actOn }, trip] = come
    const isOn = await actOn(act, { page, trip, wasOn: on[act] ?? false, locale, t, say, isHere })
    setOn((before) => ({ ...before, [act]: isOn }))
  }
  return (
    <Row>
      <Button kind="plain" size="small" icon="file-text" onClick={() => press('quote')}>
        {t('card.acts.quote')}
      </Button>
      <Button kind="plain" size="small" icon="heart" aria-pressed={on.keep ?? false} onClick={() => press('keep')}>
        {t(on.keep ? 'card.acts.kept' : 'card.acts.keep')}
      </Button>
      <Button kind="plain" size="small" icon="scale" aria-pressed={on.compare ?? false} onClick={() => press('compare')}>
        {t(on.compare ? 'card.acts.compared' : 'card.acts.compare')}
      </Button>
      <Button kind="plain" size="small" icon="share-2" onClick={() => press('share')}>
        {t('card.acts.share')}
      </Button>
    </Row>
  )
}
