import styled from 'styled-components'
import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { PillList } from '../../ui/pill-list'
import { Rating } from '../../ui/rating'
import { CityGuide } from './city-guide'
import { Closings } from './closings'
import type { CoursePage } from './course-page'
import { FactSheet } from './fact-sheet'
import { Gallery } from './gallery'
import { OtherCourses } from './other-courses'
import { PriceTable } from './price-table'
import { SchoolPart } from './school-part'
import { Section } from './section'
import { Stays } from './stays'
import { StudyWeek } from './study-week'

const Title = styled.header`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-5);
  h1 { font-size: var(--text-5); line-height: 1.25; }
  p { color: var(--ink-soft); }
`

type Part = { page: CoursePage }

/** Pictures and title. */
export function CourseTop({ page }: Part) {
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
    <>
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
    </>
  )
}

/** What is taught, and when. */
export function CourseFacts({ page }: Part) {
  const t = useText('course')
  return (
    <>
      <Section heading={t('facts.heading')}>
        <FactSheet page={page} />
      </Section>
      <Section heading={t('about')}>
        <p>{page.course.description}</p>
      </Section>
      <Section heading={t('week.heading')}>
        <StudyWeek course={page.course} />
      </Section>
    </>
  )
}

export function CoursePrices({ page }: Part) {
  const t = useText('course')
  return (
    <>
      <p>{t('prices.intro')}</p>
      <PriceTable lengths={page.opening.lengths} />
    </>
  )
}

/** Where one lives, and where one learns. */
export function CoursePlace({ page }: Part) {
  const t = useText('course')
  const { city } = page
  return (
    <>
      {page.accommodations.length > 0 && (
        <Section heading={t('accommodation.heading')}>
          <Stays page={page} />
        </Section>
      )}
      <Section heading={t('requirements')}>
        <p>{page.course.requirements}</p>
      </Section>
      <Closings page={page} />
      <Section heading={t('city.heading', { city: city.name })}>
        <CityGuide page={page} />
      </Section>
      <Section heading={t('school.heading')}>
        <SchoolPart page={page} />
      </Section>
    </>
  )
}

/** Where to go from here. */
export function CourseMore({ page }: Part) {
  const t = useText('course')
  const locale = useLocale()
  return (
    <>
      <Section heading={t('others.heading', { city: page.city.name })}>
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
    </>
  )
}
