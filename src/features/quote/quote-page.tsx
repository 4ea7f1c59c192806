import { observer } from 'mobx-react-lite'
import styled from 'styled-components'
import { to } from '../../config/routes'
import { useStore } from '../../hooks/use-store'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { PageWidth } from '../../ui/page-width'
import { Skeleton } from '../../ui/skeleton'
import { type Go, QuoteBuilder } from './quote-builder'
import { Holds } from './start-view'

/** Room for the bar at the foot of a phone is made only where there is one. */
const Column = styled(PageWidth)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  &:has([data-dock='total']) { padding-block-end: 7rem; }
`
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  p { flex-basis: 100%; max-inline-size: var(--width-reading); font-size: var(--text-1); line-height: 1.7; color: var(--ink-soft); }
`

type Props = { title: string; search: string; go: Go }

/** Spec §2 "Quote builder": student info, destination, institute, course, accommodation, other fees and summary. */
export const QuotePage = observer(({ title, search, go }: Props) => {
  const t = useText('quote')
  const locale = useLocale()
  const store = useStore(locale)
  return (
    <Column>
      <Head>
        <h1>{title}</h1>
        <LocaleLink to={to.offers(locale)}>{t('issued')}</LocaleLink>
        {/* The built page knows no query: what hangs on it waits for the store, so that the first render is the built page's. */}
        {!(store && search) && <p>{t('lead')}</p>}
      </Head>
      {store ? <QuoteBuilder {...{ store, search, go }} /> : <Coming />}
    </Column>
  )
})

function Coming() {
  const t = useText('quote')
  return (
    <>
      <div role="status" aria-label={t('loading')}>
        <Skeleton $height="3.5rem" />
      </div>
      <Holds />
    </>
  )
}
