import { useState } from 'react'
import styled from 'styled-components'
import { to } from '../../../config/routes'
import type { PricedLine } from '../../../contract/price-schema'
import type { BookingChoice } from '../../../contract/pricing-schema'
import { useAddToCart } from '../../../hooks/use-add-to-cart'
import { useFailureMessage } from '../../../i18n/failure-message'
import { formatDate } from '../../../i18n/format'
import { LocaleLink } from '../../../i18n/locale-link'
import { Price } from '../../../i18n/price'
import { useLocale, useText } from '../../../i18n/use-text'
import { from } from '../../../theme/breakpoints'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Disclosure } from '../../../ui/disclosure'
import { FieldError } from '../../../ui/field-frame'
import { Icon } from '../../../ui/icon'
import type { CoursePage } from '../course-page'
import { useTrip } from '../use-trip'
import { type Missing, missingFor } from './missing'
import { StudentFields } from './student-fields'
import { TripButtons } from './trip-buttons'
import { AccommodationField, CourseFields, ExtraFields } from './trip-fields'
import { WrittenLines } from './written-lines'

const Sticky = styled(Card)`
  display: grid;
  gap: var(--space-4);
  h2 { font-size: var(--text-2); }
`

/** On a phone the total stays at the foot of the screen; on a wide one at the foot of the card. Where both do not fit the button goes below it. */
const Bar = styled.div`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: var(--layer-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-3) var(--space-4);
  /* The button's width and the bar's height as they will be: it stands on the screen's foot and would grow while it comes in (decision 33). */
  min-block-size: 5.25rem;
  > button { flex: 1 1 auto; min-inline-size: 9rem; padding-inline: var(--space-4); }
  background: var(--paper);
  border-block-start: 1px solid var(--line);
  box-shadow: var(--shadow);
  > :nth-child(n + 3) { flex-basis: 100%; }
  ${from('desktop')} {
    position: sticky;
    margin: 0 calc(-1 * var(--space-6)) calc(-1 * var(--space-6));
    padding-inline: var(--space-6);
    box-shadow: none;
  }
`

/** Takes what room the button leaves. */
const Total = styled.output`
  flex: 99 1 auto;
  display: grid;
  small { color: var(--ink-soft); }
  strong { font-size: var(--text-2); line-height: 1.3; font-variant-numeric: tabular-nums; white-space: nowrap; }
`

const Done = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  color: var(--success-ink);
  font-weight: 600;
`

const loadCart = async () => (await import('../../../store/get-store')).getStore().cart

/** The sticky card: choices, the total that moves at once, every line explained (look.md, Course). */
export function PriceCard({ page }: { page: CoursePage }) {
  const t = useText('course')
  const locale = useLocale()
  const tPricing = useText('pricing')
  const say = useFailureMessage()
  const { pricing } = page.course
  const { trip, change, settled, wake, live, today, choice, price, problem } = useTrip({
    pricing,
    terms: page.terms,
    opening: page.opening,
    builtOn: page.builtOn,
  })
  const words = live?.pricingWords(tPricing, locale)
  const { state, add, forget } = useAddToCart(loadCart)
  const [missing, setMissing] = useState<Missing>({})

  const onChange: typeof change = (part) => {
    forget()
    setMissing({})
    change(part)
  }
  const book = (complete: BookingChoice | null) => {
    const found = missingFor(trip)
    setMissing(found)
    const [first] = Object.keys(found)
    if (first) return document.getElementById(first)?.focus()
    // Without the engine the server alone judges; it decides anyhow.
    if (complete && (price || !live)) void add(complete)
  }
  const errorOf = (field: keyof Missing) => missing[field] && t(missing[field])
  const fields = { page, trip, today, onChange }
  const feeName = ({ kind, refId }: PricedLine) =>
    kind === 'extraFee' ? pricing.extraFees.find(({ id }) => id === refId)?.name[locale] : undefined
  if (!page.course.bookable)
    return (
      <Sticky aria-label={t('card.heading')}>
        <h2>{t('card.heading')}</h2>
        <FieldError>{t('card.notBookable')}</FieldError>
      </Sticky>
    )
  return (
    <Sticky aria-label={t('card.heading')} id="price-card" onPointerDownCapture={wake} onFocusCapture={wake}>
      <h2>{t('card.heading')}</h2>
      <TripButtons page={page} settled={settled} />
      <CourseFields {...fields} live={live} startError={errorOf('start')} />
      {page.accommodations.length > 0 && <AccommodationField {...fields} />}
      <ExtraFields {...fields} />
      <StudentFields
        trip={trip}
        today={today}
        onChange={onChange}
        errors={{ birthDate: errorOf('birth-date'), nationality: errorOf('nationality') }}
      />
      {live && choice && price && (
        <live.PriceExplained
          {...{ engine: live.engine, pricing, terms: page.terms, today, choice, price }}
          country={page.country}
          onTake={onChange}
        />
      )}
      {price && (
        <Disclosure summary={t('card.lines')} open>
          {live ? <live.PriceLines price={price} nameOf={feeName} /> : <WrittenLines price={price} nameOf={feeName} />}
          <p>{t('card.ends', { date: formatDate(price.endDate, locale) })}</p>
        </Disclosure>
      )}
      <Bar data-dock="total">
        <Total aria-live="polite">
          <small>{t('card.total')}</small>
          <strong>{price ? <Price minor={price.totalSar} /> : problem || !choice ? '–' : '…'}</strong>
        </Total>
        <Button size="large" busy={state.kind === 'adding'} busyLabel={t('card.adding')} onClick={() => book(choice)}>
          {t('card.add')}
        </Button>
        {problem && <FieldError>{words?.problem(problem)}</FieldError>}
        {state.kind === 'failed' && <FieldError>{t('card.failed', { reason: say(state.failure) })}</FieldError>}
        {state.kind === 'added' && (
          <Done role="status">
            <Icon name="circle-check" />
            {t('card.added')}
            <LocaleLink to={to.cart(locale)}>{t('card.goToCart')}</LocaleLink>
          </Done>
        )}
      </Bar>
    </Sticky>
  )
}
