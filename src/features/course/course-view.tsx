import type { ReactNode } from 'react'
import styled from 'styled-components'
import { to } from '../../config/routes'
import { followLinks } from '../../i18n/follow-links'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { PageWidth } from '../../ui/page-width'
import { PillList } from '../../ui/pill-list'
import { Rating } from '../../ui/rating'
import { CityGuide } from './city-guide'
import { Closings } from './closings'
import type { CoursePage } from './course-page'
import { FactSheet } from './fact-sheet'
import { Gallery } from './gallery'
import { OtherCourses } from './other-courses'
import { PriceCard } from './price-card/price-card'
import { PriceTable } from './price-table'
import { SchoolPart } from './school-part'
import { Section } from './section'
import { Stays } from './stays'
import { StudyWeek } from './study-week'

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  ${from('desktop')} {
    grid-template-columns: minmax(0, 1fr) 25rem;
    align-items: start;
    > :first-child { grid-area: 1 / 2; position: sticky; inset-block-start: var(--space-4); max-block-size: calc(100vh - var(--space-8)); overflow-y: auto; border-radius: var(--radius-card); }
  }
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

type Props = {
  page: CoursePage /** What students say. */
  reviews: ReactNode /** The way to be told of a better moment. */
  notice: ReactNode
}

/** Spec §2 "Course detail". Whole without JavaScript; the calculator wakes with the page. */
export function CourseView({ page, reviews, notice }: Props) {
  const t = useText('course')
  const locale = useLocale()
  const { course, school, city, country, branch } = page
  const crumbs = [
    { href: to.home(locale), label: t('breadcrumb.home') },
    { href: to.searchByCourse(locale), label: t('breadcrumb.search') },
    { href: to.city(locale, city.url), label: city.name },
    { href: to.school(locale, school.url), label: school.name },
  ]
  return (
    <Page onClick={followLinks}>
      <Breadcrumbs label={t('breadcrumb.label')} crumbs={crumbs} current={course.name} />
      <Gallery page={page} />
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
          {!course.bookable && notice}
        </div>
        <div>
          <Section heading={t('facts.heading')}>
            <FactSheet page={page} />
          </Section>
          <Section heading={t('about')}>
            <p>{course.description}</p>
          </Section>
          <Section heading={t('week.heading')}>
            <StudyWeek course={course} />
          </Section>
          <Section heading={t('prices.heading')} id="prices">
            <p>{t('prices.intro')}</p>
            <PriceTable lengths={page.opening.lengths} />
            {course.bookable && notice}
          </Section>
          {page.accommodations.length > 0 && (
            <Section heading={t('accommodation.heading')}>
              <Stays page={page} />
            </Section>
          )}
          <Section heading={t('requirements')}>
            <p>{course.requirements}</p>
          </Section>
          <Closings page={page} />
          <Section heading={t('city.heading', { city: city.name })}>
            <CityGuide city={city} country={country} />
          </Section>
          <Section heading={t('school.heading')}>
            <SchoolPart page={page} />
          </Section>
          <Section heading={t('reviews')}>{reviews}</Section>
          <Section heading={t('others.heading', { city: city.name })}>
            <OtherCourses page={page} />
          </Section>
          <Section heading={t('questions.heading')}>
            <p>{t('questions.text')}</p>
            <PillList
              pills={[
                { key: 'faq', content: <LocaleLink to={to.faq(locale)}>{t('questions.faq')}</LocaleLink> },
                { key: 'help', content: <LocaleLink to={to.getHelp(locale)}>{t('questions.help')}</LocaleLink> },
                { key: 'contact', content: <LocaleLink to={to.contactUs(locale)}>{t('questions.contact')}</LocaleLink> },
              ]}
            />
          </Section>
        </div>
      </Columns>
    </Page>
  )
}
