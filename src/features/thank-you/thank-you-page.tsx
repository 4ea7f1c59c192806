import { observer } from 'mobx-react-lite'
import styled from 'styled-components'
import { to } from '../../config/routes'
import { useStore } from '../../hooks/use-store'
import { linkTo } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'
import { ButtonLink } from '../../ui/button'
import { PageWidth } from '../../ui/page-width'
import { Booked } from './booked'

const Words = styled.div`
  display: grid;
  gap: var(--space-5);
  p:last-child { display: flex; flex-wrap: wrap; gap: var(--space-3); }
`

/** The success page (spec §2). Cold, in another browser or after log-out it shows no data and no error (case 44). */
export function ThankYouPage() {
  const store = useStore(useLocale())
  return <PageWidth>{store ? <ThankYou store={store} /> : <Cold />}</PageWidth>
}

const ThankYou = observer(({ store }: { store: Root }) => {
  const { record } = store.placed
  return record ? <Booked record={record} /> : <Cold />
})

function Cold() {
  const t = useText('thank-you')
  const locale = useLocale()
  return (
    <Words>
      <h1>{t('cold.title')}</h1>
      <p>{t('cold.text')}</p>
      <p>
        <ButtonLink {...linkTo(to.searchByCourse(locale))} icon="search">
          {t('cold.search')}
        </ButtonLink>
        <ButtonLink {...linkTo(to.getHelp(locale))} kind="quiet">
          {t('cold.help')}
        </ButtonLink>
      </p>
    </Words>
  )
}
