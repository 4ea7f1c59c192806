import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import type { CityPlace } from './city-places'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  h3:focus { outline: none; }
`
const Branches = styled.ul`
  display: grid;
  margin-block-start: var(--space-2);
  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 var(--space-3); border-block-start: 1px solid var(--line); }
  a { display: inline-flex; align-items: center; min-block-size: var(--target); font-weight: 600; }
`

/** The schools of the city that was pressed on the map, and the way to its courses. Takes the focus, being what was asked for. */
export function CityPanel({ city, onShow }: { city: CityPlace; onShow: () => void }) {
  const t = useText('search')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another city is another answer
  useEffect(() => heading.current?.focus(), [city.value])
  return (
    <Card $tight aria-label={city.name}>
      <Head>
        <h3 ref={heading} tabIndex={-1}>
          {city.name}
        </h3>
        <Button onClick={onShow}>{t('showInCity', { what: t('courses', { count: city.count }), city: city.name })}</Button>
      </Head>
      <Branches>
        {city.branches.map(({ branchId, url, name, count, fromSar }) => (
          <li key={branchId}>
            <LocaleLink to={to.branch(locale, url)}>
              <bdi>{name}</bdi>
            </LocaleLink>
            <span>
              {t('courses', { count })}
              {fromSar !== null && (
                <>
                  {' · '}
                  {t('from')} <Price minor={fromSar} />
                </>
              )}
            </span>
          </li>
        ))}
      </Branches>
    </Card>
  )
}
