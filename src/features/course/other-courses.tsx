import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { CardBody, CardGrid, LinkCard } from '../../ui/card'
import { Disclosure } from '../../ui/disclosure'
import type { OtherCourse } from './course-page'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

const Name = styled.h3`
  font-size: var(--text-0);
`

const Small = styled.p`
  color: var(--ink-soft);
  font-size: var(--text--1);
`

/** By code unit, ties by id: the same in the built page and in every browser, which Intl.Collator is not. */
const byName = (a: OtherCourse, b: OtherCourse) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id)

/** What fits without making the page endless; the others unfold. */
const shownAtOnce = 6

function Cards({ courses }: { courses: OtherCourse[] }) {
  const t = useText('course')
  const locale = useLocale()
  return (
    <CardGrid>
      {courses.map((course) => (
        <LinkCard key={course.id}>
          <CardBody>
            <Name>
              <LocaleLink className="cover" to={to.course(locale, course.url)}>
                {course.name}
              </LocaleLink>
            </Name>
            <Small>
              {course.school} · {t(`type.${course.type}`)}
            </Small>
          </CardBody>
        </LinkCard>
      ))}
    </CardGrid>
  )
}

/** Courses of the same city, by name up or down (spec §2). The built page has them by name upwards. */
export function OtherCourses({ courses }: { courses: OtherCourse[] }) {
  const t = useText('course')
  const [down, setDown] = useState(false)
  const sorted = useMemo(() => {
    const up = [...courses].sort(byName)
    return down ? up.reverse() : up
  }, [courses, down])
  if (courses.length === 0) return <p>{t('others.empty')}</p>
  return (
    <>
      <Bar role="group" aria-label={t('others.sort')}>
        <Button kind={down ? 'plain' : 'quiet'} size="small" aria-pressed={!down} onClick={() => setDown(false)}>
          {t('others.nameUp')}
        </Button>
        <Button kind={down ? 'quiet' : 'plain'} size="small" aria-pressed={down} onClick={() => setDown(true)}>
          {t('others.nameDown')}
        </Button>
      </Bar>
      <Cards courses={sorted.slice(0, shownAtOnce)} />
      {sorted.length > shownAtOnce && (
        <Disclosure summary={t('others.all', { count: sorted.length })}>
          <Cards courses={sorted.slice(shownAtOnce)} />
        </Disclosure>
      )}
    </>
  )
}
