import styled from 'styled-components'
import { to } from '../../config/routes'
import { formatDate } from '../../i18n/format'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { PageWidth } from '../../ui/page-width'
import { Rating } from '../../ui/rating'
import { CityGuide } from './city-guide'
import type { CoursePage } from './course-page'
import { FactSheet } from './fact-sheet'
import { Gallery } from './gallery'
import { OtherCourses } from './other-courses'
import { PriceCard } from './price-card/price-card'
import { PriceTable } from './price-table'
import { SchoolPart } from './school-part'
import { Section } from './section'
import { Stays } from './stays'

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  ${from('desktop')} {
    grid-template-columns: minmax(0, 1fr) 25rem;
    align-items: start;
    > :first-child { grid-area: 1 / 2; position: sticky; inset-block-start: var(--space-4); max-block-size: calc(100vh - var(--space-8)); overflow-y: auto; border-radius: var(--radius-card); }
  }
`

const Trail = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  padding-block: var(--space-3);
  font-size: var(--text--1);
  a { min-block-size: 44px; display: inline-flex; align-items: center; }
  span { display: inline-flex; align-items: center; color: var(--ink-soft); }
`

const Title = styled.header`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-5);
  h1 { font-size: var(--text-5); line-height: 1.25; }
  p { color: var(--ink-soft); }
`

/** Room for the total that stays at the foot of a phone. */
const Page = styled(PageWidth)`
  padding-block-end: 8rem;
  ${from('desktop')} { padding-block-end: var(--space-10); }
`

function Closings({ page: { branch } }: { page: CoursePage }) {
  const t = useText('course')
  const locale = useLocale()
  return (
    <ul>
      {branch.closings.map(({ from: first, to: last, reason }) => (
        <li key={first}>
          {t('closingRange', { from: formatDate(first, locale), to: formatDate(last, locale) })} – {reason}
        </li>
      ))}
    </ul>
  )
}

/** Spec §2 "Course detail". Whole without JavaScript; the calculator wakes with the page. */
export function CourseView({ page }: { page: CoursePage }) {
  const t = useText('course')
  const locale = useLocale()
  const { course, school, city, country, branch } = page
  return (
    <Page>
      <Trail aria-label={t('breadcrumb.search')}>
        <LocaleLink to={to.home(locale)}>{t('breadcrumb.home')}</LocaleLink>
        <span aria-hidden="true">/</span>
        <LocaleLink to={to.searchByCourse(locale)}>{t('breadcrumb.search')}</LocaleLink>
        <span aria-hidden="true">/</span>
        <LocaleLink to={to.city(locale, city.url)}>{city.name}</LocaleLink>
      </Trail>
      <Gallery {...page} />
      <Title>
        <h1>{course.name}</h1>
        <p>
          <LocaleLink to={to.school(locale, school.url)}>{school.name}</LocaleLink> · {city.name} · {country.name}
        </p>
        <Rating
          tenths={branch.rating}
          label={branch.reviewCount > 0 ? t('rating.label', { rating: branch.rating / 10 }) : t('rating.none')}
          count={branch.reviewCount > 0 ? t('rating.count', { count: branch.reviewCount }) : undefined}
        />
      </Title>
      <Columns>
        <div>
          <noscript>
            <p>{t('card.withoutScript')}</p>
          </noscript>
          <PriceCard page={page} />
        </div>
        <div>
          <Section heading={t('facts.heading')}>
            <FactSheet page={page} />
          </Section>
          <Section heading={t('about')}>
            <p>{course.description}</p>
          </Section>
          <Section heading={t('prices.heading')} id="prices">
            <p>{t('prices.intro')}</p>
            <PriceTable lengths={page.opening.lengths} />
          </Section>
          {page.accommodations.length > 0 && (
            <Section heading={t('accommodation.heading')}>
              <Stays page={page} />
            </Section>
          )}
          <Section heading={t('requirements')}>
            <p>{course.requirements}</p>
          </Section>
          {branch.closings.length > 0 && (
            <Section heading={t('closings')}>
              <Closings page={page} />
            </Section>
          )}
          <Section heading={t('city.heading', { city: city.name })}>
            <CityGuide city={city} country={country} />
          </Section>
          <Section heading={t('school.heading')}>
            <SchoolPart page={page} />
          </Section>
          <Section heading={t('others.heading', { city: city.name })}>
            <OtherCourses courses={page.otherCourses} />
          </Section>
        </div>
      </Columns>
    </Page>
  )
}
