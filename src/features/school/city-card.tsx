import styled from 'styled-components'
import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import type { Photo } from '../../ui/picture'
import { Poster } from '../../ui/poster'
import type { ListedBranch } from './listed'

/** On a phone the poster stands beside the names: the list of all cities stays within reach of a thumb. */
const Sheet = styled.article`
  display: grid;
  grid-template-columns: min(6.5rem, 40%) minmax(0, 1fr);
  > span { aspect-ratio: auto; block-size: 100%; min-block-size: 7rem; }
  ${from('tablet')} {
    grid-template: auto 1fr / minmax(0, 1fr);
    > span { aspect-ratio: 3 / 2; block-size: auto; }
  }
  overflow: hidden;
  background: var(--paper);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
  min-inline-size: 0;
`
const Body = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  padding: var(--space-3) var(--space-4) var(--space-2);
  h3 { font-size: var(--text-2); }
  h3 a { display: inline-flex; align-items: center; min-block-size: var(--target); color: var(--ink); text-decoration: none; }
  h3 a:hover { text-decoration: underline; text-decoration-thickness: 1px; }
`
const Branches = styled.ul`
  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 var(--space-3); padding-block-end: var(--space-1); border-block-start: 1px solid var(--line); }
  a { display: inline-flex; align-items: center; min-block-size: var(--target); padding-block-start: var(--space-1); line-height: 1.4; text-decoration: none; }
  a:hover { text-decoration: underline; text-decoration-thickness: 1px; }
  span { font-size: var(--text--1); white-space: nowrap; color: var(--ink-soft); }
  strong { color: var(--ink); font-variant-numeric: tabular-nums; }
`

type Props = {
  city: { url: string; name: string; poster: string; pictures?: Photo[] | null }
  branches: Pick<ListedBranch, 'entityId' | 'url' | 'name' | 'fromTrip'>[]
}

/** A city with the schools in it, each with its least for the weeks the page says. */
export function CityCard({ city, branches }: Props) {
  const t = useText('school')
  const locale = useLocale()
  return (
    <Sheet>
      <Poster slug={city.poster} photos={city.pictures} alt="" silent sizes="(min-width: 48rem) 25rem, 15rem" flush />
      <Body>
        <h3>
          <LocaleLink to={to.city(locale, city.url)}>{city.name}</LocaleLink>
        </h3>
        <Branches className="branches">
          {branches.map(({ entityId, url, name, fromTrip }) => (
            <li key={entityId}>
              <LocaleLink to={to.branch(locale, url)}>{name}</LocaleLink>
              {fromTrip !== null && (
                <span>
                  {t('from')}{' '}
                  <strong>
                    <Price minor={fromTrip} />
                  </strong>
                </span>
              )}
            </li>
          ))}
        </Branches>
      </Body>
    </Sheet>
  )
}
