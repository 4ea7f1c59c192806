import { useEffect } from 'react'
import styled from 'styled-components'
import { formatDate } from '../../i18n/format'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { CardBody, LinkCard } from '../../ui/card'
import { CardStrip } from '../../ui/card-strip'
import { Poster } from '../../ui/poster'
import { hideEnded } from './hide-ended'

export type Announcement = { entityId: number; title: string; text: string; url: string; picture: string; alt: string; validTo: string }

const Words = styled.p`
  color: var(--ink-soft);
`
const Until = styled.p`
  margin-block-start: auto;
  color: var(--offer-ink);
  font-size: var(--text--1);
  font-weight: 600;
`

/** What editors put forward for a time. A built page may outlive it: what has ended is hidden (hide-ended). */
export function Slides({ slides }: { slides: Announcement[] }) {
  const t = useText('home')
  const locale = useLocale()
  useEffect(() => hideEnded(Date.now()), [])
  if (slides.length === 0) return null
  return (
    <CardStrip>
      {slides.map(({ entityId, title, text, url, picture, alt, validTo }) => (
        <LinkCard key={entityId} data-until={validTo}>
          <Poster slug={picture} alt={alt} flush />
          <CardBody>
            <h3>
              <LocaleLink className="cover" to={url}>
                {title}
              </LocaleLink>
            </h3>
            <Words>{text}</Words>
            <Until>{t('announced.until', { date: formatDate(validTo, locale, 'dayMonth') })}</Until>
          </CardBody>
        </LinkCard>
      ))}
    </CardStrip>
  )
}

const Strip = styled.aside`
  display: grid;
  gap: var(--space-4) var(--space-8);
  align-items: center;
  padding: var(--space-5);
  border-radius: var(--radius-card);
  background: var(--highlight-soft);
  h2 { font-size: var(--text-2); }
  ${from('tablet')} { grid-template-columns: 12rem minmax(0, 1fr); padding: var(--space-6) var(--space-8); }
`

export function Banners({ banners }: { banners: Announcement[] }) {
  return banners.map(({ entityId, title, text, url, picture, alt, validTo }) => (
    <Strip key={entityId} data-until={validTo}>
      <Poster slug={picture} alt={alt} />
      <div>
        <h2>
          <LocaleLink to={url}>{title}</LocaleLink>
        </h2>
        <p>{text}</p>
      </div>
    </Strip>
  ))
}
