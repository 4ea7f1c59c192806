import styled from 'styled-components'
import { to } from '../../config/routes'
import { FromTrip } from '../../i18n/from-trip'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { Poster } from '../../ui/poster'
import { type Destination, shownWeeks } from './home-data'

/** The first poster is the large one: across the phone, four fields of the wide page. */
const Wall = styled.ul`
  display: grid;
  gap: var(--space-5) var(--space-3);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  li:first-child { grid-column: 1 / -1; }
  ${from('tablet')} {
    gap: var(--space-6) var(--space-5);
    grid-template-columns: repeat(4, minmax(0, 1fr));
    li:first-child { grid-column: span 2; grid-row: span 2; }
  }
`
const Place = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--space-1);
  line-height: 1.5;
  h3 { margin-block-start: var(--space-2); font-size: var(--text-1); line-height: 1.4; }
  &:first-child h3 { font-size: var(--text-3); }
  a { color: inherit; text-decoration: none; }
  a::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius-card); }
  a:focus-visible { outline: none; }
  &:has(a:focus-visible) { outline: 3px solid var(--focus); outline-offset: 4px; border-radius: var(--radius-card); }
  a:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.22em; }
  > p { color: var(--ink-soft); font-size: var(--text--1); }
  strong { color: var(--ink); }
`

const small = '(min-width: 48rem) 18rem, 50vw'

/** Cities as posters, each with what four weeks of study come to. */
export function Destinations({ cities }: { cities: Destination[] }) {
  const locale = useLocale()
  return (
    <Wall>
      {cities.map(({ entityId, url, name, poster, pictures, country, fromTrip }, index) => (
        <Place key={entityId}>
          <Poster slug={poster} photos={pictures} alt="" silent sizes={index === 0 ? undefined : small} />
          <h3>
            <LocaleLink to={to.city(locale, url)}>{name}</LocaleLink>
          </h3>
          <p>{country}</p>
          <p>
            <FromTrip totalSar={fromTrip} weeks={shownWeeks} />
          </p>
        </Place>
      ))}
    </Wall>
  )
}
