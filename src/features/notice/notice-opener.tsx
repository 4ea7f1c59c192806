import { useText } from '../../i18n/use-text'
import { LoadedPart } from '../../ui/loaded-part'
import type { NoticeProps } from './notice-props'

/** "Tell me": when the course can be booked again, or costs less. The form comes when it is asked for. */
export function NoticeOpener(props: NoticeProps) {
  const t = useText('notice')
  const load = () => import('./notice-form').then(({ NoticeForm }) => <NoticeForm {...props} />)
  return <LoadedPart label={t(props.kind)} failed={t('offline')} load={load} />
}
