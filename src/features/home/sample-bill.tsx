import styled from 'styled-components'
import { to } from '../../config/routes'
import { formatDate } from '../../i18n/format'
import { LocaleLink } from '../../i18n/locale-link'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { Poster } from '../../ui/poster'
import type { HomeBill } from './home-data'

const Sheet = styled.figure`
  position: relative;
  isolation: isolate;
  display: grid;
  padding-inline: var(--space-3);
  @media (min-width: 30em) { padding-inline: var(--space-8); }
  > span { grid-area: 1 / 1; align-self: start; margin-inline: calc(var(--space-3) * -1); }
  @media (min-width: 30em) { > span { margin-inline: calc(var(--space-8) * -1); } }
`
/** Lies on the poster as a printed slip does; the tear-off line stands above the total. */
const Slip = styled.figcaption`
  grid-area: 1 / 1;
  position: relative;
  margin-block-start: 38%;
  padding: var(--space-5);
  background: var(--paper);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
  display: grid;
  gap: var(--space-3);
  dl { display: grid; }
  dl div { display: flex; justify-content: space-between; gap: var(--space-4); padding-block: var(--space-1); font-size: var(--text--1); }
  dt { color: var(--ink-soft); }
  dd { white-space: nowrap; font-variant-numeric: tabular-nums; }
`
const Name = styled.p`
  display: grid;
  strong { font-size: var(--text-1); line-height: 1.4; }
  small { color: var(--ink-soft); }
`
const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-4);
  padding-block-start: var(--space-3);
  border-block-start: 2px dashed var(--line);
  strong { font-size: var(--text-3); white-space: nowrap; font-variant-numeric: tabular-nums; line-height: 1.3; }
`
const Way = styled(LocaleLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--target);
  font-weight: 600;
`

/** A real trip at today's prices, as the bill one gets: what this shop is about, said in figures. */
export function SampleBill({ bill }: { bill: HomeBill }) {
  const t = useText('home')
  const weeks = useWeeks()
  const locale = useLocale()
  const { course, parts, totalSar } = bill
  const { city, school } = course.branch
  return (
    <Sheet>
      <Poster slug={city.poster} alt="" first />
      <Slip>
        <Name>
          <strong>{t('bill.title', { weeks: weeks(bill.weeks), city: city.name })}</strong>
          <small>
            {course.name} · {school.name}
          </small>
          <small>{t('bill.dates', { from: formatDate(bill.startDate, locale), to: formatDate(bill.endDate, locale) })}</small>
        </Name>
        <dl>
          {parts.map(({ part, sar }) => (
            <div key={part}>
              <dt>{t(`bill.${part}`)}</dt>
              <dd>
                <Price minor={sar} />
              </dd>
            </div>
          ))}
        </dl>
        <Total>
          <span>{t('bill.total')}</span>
          <strong>
            <Price minor={totalSar} />
          </strong>
        </Total>
        <Way to={`${to.course(locale, course.url)}?weeks=${bill.weeks}&start=${bill.startDate}`}>{t('bill.change')}</Way>
      </Slip>
    </Sheet>
  )
}
