import { useText } from '../../i18n/use-text'
import { Tag } from '../../ui/chip'

/** So few that one should not wait. @assumed */
const few = 8

/** Places left when the page was built: an offer's colour when they run out, and plain words when they have. */
export function PlacesTag({ left }: { left: number }) {
  const t = useText('summer-group')
  return <Tag tone={left > few ? 'success' : left > 0 ? 'offer' : 'plain'}>{t('places', { count: left })}</Tag>
}
