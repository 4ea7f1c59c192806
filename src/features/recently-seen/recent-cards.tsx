import { useState } from 'react'
import styled from 'styled-components'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { CardBody, LinkCard } from '../../ui/card'
import { keepInSight } from '../../ui/keep-in-sight'
import { PageWidth } from '../../ui/page-width'
import { Poster } from '../../ui/poster'
import { forgetHere, readHere } from './browser-memory'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  h2 { font-size: var(--text-2); }
`
const Strip = styled.ul.attrs({ onFocus: keepInSight })`
  display: flex;
  gap: var(--space-3);
  overflow-x: auto;
  margin: var(--space-3) 0 0;
  padding: 0 0 var(--space-3);
  list-style: none;
  li { flex: none; inline-size: 13rem; display: flex; }
  li > * { flex: 1; }
  h3 { font-size: var(--text-0); line-height: 1.4; }
  p { color: var(--ink-soft); font-size: var(--text--1); }
`

export type RecentCardsProps = { except?: number | undefined }

/** Small cards of the courses seen last in this browser, and the way to forget them. */
export function RecentCards({ except }: RecentCardsProps) {
  const t = useText('common')
  const locale = useLocale()
  const [seen, setSeen] = useState(readHere)
  const others = seen.filter(({ id }) => id !== except)
  const forget = () => {
    forgetHere()
    setSeen([])
  }
  if (others.length === 0) return null
  return (
    <PageWidth as="section" aria-label={t('recent.heading')}>
      <Head>
        <h2>{t('recent.heading')}</h2>
        <Button kind="plain" size="small" onClick={forget}>
          {t('recent.clear')}
        </Button>
      </Head>
      <Strip>
        {others.map(({ id, path, name, school, poster }) => (
          <li key={id}>
            <LinkCard>
              <Poster slug={poster} alt="" flush />
              <CardBody>
                <h3>
                  <LocaleLink className="cover" to={path[locale]}>
                    {name[locale]}
                  </LocaleLink>
                </h3>
                <p>{school[locale]}</p>
              </CardBody>
            </LinkCard>
          </li>
        ))}
      </Strip>
    </PageWidth>
  )
}
