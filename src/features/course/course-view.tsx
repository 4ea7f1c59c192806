import { type ReactNode, useEffect } from 'react'
import styled from 'styled-components'
import { followLinks, prepareLink } from '../../i18n/follow-links'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { PageWidth } from '../../ui/page-width'
import type { CoursePage } from './course-page'
import { CourseFacts, CourseMore, CoursePlace, CoursePrices, CourseTop } from './kept-story'
import { PriceCard } from './price-card/price-card'
import { Section } from './section'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  ${from('desktop')} {
    grid-template-columns: minmax(0, 1fr) 25rem;
    align-items: start;
    > :first-child { grid-area: 1 / 2; position: sticky; inset-block-start: var(--below-header); max-block-size: calc(100dvh - var(--below-header) - var(--space-4)); overflow-y: auto; scrollbar-width: thin; scrollbar-color: var(--line-strong) transparent; border-radius: var(--radius-card); }
  }
`

/** Begins with its way here, as other pages do; room for the total that stays at the foot of a phone. */
const Page = styled(PageWidth)`
  padding-block: 0 8rem;
  ${from('desktop')} { padding-block-end: var(--space-10); }
`

type Props = {
  page: CoursePage /** What students say. */
  reviews: ReactNode /** The way to be told of a better moment. */
  notice: ReactNode
}

/** Spec §2 "Course detail". Whole without JavaScript; the calculator wakes with the page, what only tells stays as it was built. */
export function CourseView({ page, reviews, notice }: Props) {
  const t = useText('course')
  const { bookable } = page.course
  // Answered from here on: the mark of src/app/ssr that has woken the page would hide the list of the next search.
  useEffect(() => document.documentElement.removeAttribute('data-asks'), [])
  return (
    <Page onClick={followLinks} onPointerOver={prepareLink}>
      <CourseTop page={page} />
      <Columns>
        <div>
          <noscript>
            <p>{t('card.withoutScript')}</p>
          </noscript>
          <PriceCard page={page} />
          {!bookable && notice}
        </div>
        <div>
          <CourseFacts page={page} />
          <Section heading={t('prices.heading')} id="prices">
            <CoursePrices page={page} />
            {bookable && notice}
          </Section>
          <CoursePlace page={page} />
          <Section heading={t('reviews')}>{reviews}</Section>
          <CourseMore page={page} />
        </div>
      </Columns>
    </Page>
  )
}
