import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatDate } from '../../i18n/format'
import { Price } from '../../i18n/price'
import { PriceLines } from '../../i18n/price-lines'
import { usePricingWords } from '../../i18n/pricing-words'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { Mark } from '../../ui/brand-mark'
import { FieldError } from '../../ui/field-frame'
import { Sender } from '../../ui/sender'
import type { Builder, Offered } from './use-builder'
import { usePlaceNames } from './use-place-names'

const Paper = styled.section<{ $plain: boolean }>`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  ${({ $plain }) =>
    !$plain &&
    `
    padding: var(--space-5);
    background: var(--paper);
    border-block-start: 4px solid var(--ink);
    border-radius: 4px 4px var(--radius-card) var(--radius-card);
    box-shadow: var(--shadow);
  `}
  header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-3); }
  header > div { flex-basis: 100%; }
  header h2 { font-size: var(--text-1); }
  header small { display: block; color: var(--ink-soft); font-weight: 400; }
  header svg { inline-size: 32px; block-size: 32px; color: var(--ink); }
`
const Facts = styled.dl`
  display: grid;
  margin: 0;
  font-size: var(--text--1);
  div { display: grid; grid-template-columns: min(7.5rem, 50%) minmax(0, 1fr); gap: var(--space-3); padding-block: var(--space-2); border-block-end: 1px dashed var(--line); }
  dt { color: var(--ink-soft); }
  dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
  dd[data-open] { color: var(--ink-soft); font-weight: 400; }
`
/** Long bills scroll inside the paper, so that its total stays in sight. */
const Lines = styled.div<{ $plain: boolean }>`
  font-size: var(--text--1);
  ${({ $plain }) => !$plain && 'max-block-size: max(14rem, calc(100vh - 34rem)); overflow-y: auto;'}
`
const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-2);
  padding-block-start: var(--space-3);
  border-block-start: 2px solid var(--ink);
  font-weight: 600;
  strong { font-size: var(--text-2); font-variant-numeric: tabular-nums; white-space: nowrap; }
`

type Fact = { key: string; value: ReactNode }

/** What is chosen, in the order of the steps; an empty value is still open. */
function useFacts({ wish, course, choice, priced }: Offered, studentName: string, places: ReturnType<typeof usePlaceNames>): Fact[] {
  const t = useText('quote')
  const locale = useLocale()
  const weeks = useWeeks()
  const room = course?.accommodations.find(({ id }) => id === wish.stay)
  const price = priced?.ok ? priced.value : null
  const [country, city, school] = course
    ? [course.country.name, course.city.name, course.school.name]
    : [places.country, places.city, places.school]
  const day = (date: string) => formatDate(date, locale, 'short')
  const dates = choice && (price ? t('paper.span', { from: day(choice.startDate), to: day(price.endDate) }) : day(choice.startDate))
  return [
    { key: 'student', value: studentName && <bdi>{studentName}</bdi> },
    { key: 'place', value: country && city ? t('paper.where', { city, country }) : country },
    { key: 'institute', value: school && <bdi>{school}</bdi> },
    { key: 'course', value: course?.name },
    { key: 'weeks', value: wish.weeks !== null && course && weeks(wish.weeks) },
    { key: 'dates', value: dates },
    { key: 'stay', value: wish.stay === 'none' ? t('paper.noStay') : room?.name },
  ]
}

/** The quote as it grows: who, where, what, and every line of its price with the sentence that explains it (look.md "Quote builder"). */
export function PaperQuote({ builder, plain = false }: { builder: Builder; plain?: boolean }) {
  const { current } = builder
  return current ? <OfferSheet builder={builder} offer={current} plain={plain} /> : null
}

function OfferSheet({ builder, offer, plain }: { builder: Builder; offer: Offered; plain: boolean }) {
  const t = useText('quote')
  const words = usePricingWords()
  const { student } = builder.person
  const facts = useFacts(offer, `${student.firstname} ${student.lastname}`.trim(), usePlaceNames(builder))
  const { priced, course } = offer
  const many = builder.draft.wishes.length > 1
  return (
    <Paper $plain={plain} aria-label={t('paper.title')}>
      {!plain && (
        <header>
          {builder.partner && <Sender name={builder.partner.agencyName} logo={builder.partner.logo} />}
          <h2>
            {t('paper.title')}
            <small>{many ? t('alternative', { number: builder.draft.at + 1 }) : t('paper.draft')}</small>
          </h2>
          {!builder.partner && <Mark />}
        </header>
      )}
      <Facts>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`paper.${key}`)}</dt>
            <dd data-open={value ? undefined : true}>{value || t('paper.notYet')}</dd>
          </div>
        ))}
      </Facts>
      {priced?.ok && (
        <Lines $plain={plain} tabIndex={plain ? undefined : 0} role="group" aria-label={t('paper.lines')}>
          <PriceLines
            price={priced.value}
            nameOf={({ kind, refId }) => (kind === 'extraFee' ? course?.feeNames.get(refId ?? 0) : undefined)}
          />
        </Lines>
      )}
      {priced && !priced.ok && <FieldError>{words.problem(priced.failure)}</FieldError>}
      <Total aria-live="polite">
        {t('paper.total')}
        <strong>{priced?.ok ? <Price minor={priced.value.totalSar} /> : '–'}</strong>
      </Total>
    </Paper>
  )
}
