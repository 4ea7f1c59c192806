import styled from 'styled-components'
import { to } from '../../config/routes'
import { FromTrip } from '../../i18n/from-trip'
import { LocaleLink } from '../../i18n/locale-link'
import { type Text, useLocale, useText } from '../../i18n/use-text'
import { CardBody, LinkCard } from '../../ui/card'
import { CardStrip, stripCardSizes } from '../../ui/card-strip'
import { Poster } from '../../ui/poster'
import { Rating } from '../../ui/rating'
import { type HomeSchool, shownWeeks } from './home-data'

const Where = styled.p`
  color: var(--ink-soft);
  font-size: var(--text--1);
`
const Cost = styled.p`
  margin-block-start: auto;
  padding-block-start: var(--space-2);
  strong { display: block; font-size: var(--text-2); line-height: 1.3; }
`

/** Some schools are in ten cities: three are named, the others counted. */
const named = 3
const whereabouts = (cities: string[], t: Text) =>
  [...cities.slice(0, named), ...(cities.length > named ? [t('schools.others', { count: cities.length - named })] : [])].join(' · ')

/** Schools editors put forward, each with what four weeks come to at least. */
export function FeaturedSchools({ schools }: { schools: HomeSchool[] }) {
  const t = useText('home')
  const locale = useLocale()
  return (
    <CardStrip>
      {schools.map(({ entityId, url, name, pictures, branches, fromTrip }) => {
        const [first] = branches
        const reviews = branches.reduce((sum, { reviewCount }) => sum + reviewCount, 0)
        const stars = branches.reduce((sum, { rating, reviewCount }) => sum + rating * reviewCount, 0)
        const tenths = reviews > 0 ? Math.round(stars / reviews) : 0
        return (
          <LinkCard key={entityId}>
            <Poster slug={first?.city.poster ?? 'school'} photos={pictures} alt="" silent sizes={stripCardSizes} flush />
            <CardBody>
              <h3>
                <LocaleLink className="cover" to={to.school(locale, url)}>
                  {name}
                </LocaleLink>
              </h3>
              <Where>
                {whereabouts(
                  branches.map(({ city }) => city.name),
                  t,
                )}
              </Where>
              {reviews > 0 && (
                <Rating tenths={tenths} label={t('rating', { rating: tenths / 10 })} count={t('reviews', { count: reviews })} />
              )}
              <Cost>
                <FromTrip totalSar={fromTrip} weeks={shownWeeks} />
              </Cost>
            </CardBody>
          </LinkCard>
        )
      })}
    </CardStrip>
  )
}
