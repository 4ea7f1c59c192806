import { minorDigitsOf } from '../../../config/currencies'
import type { CoursePricing, MarketTerms } from '../../../contract/pricing-schema'
import { convertToSar } from '../../../domain/money'
import { useDateFieldWords } from '../../../i18n/date-field-words'
import { Price } from '../../../i18n/price'
import { useLocale, useText } from '../../../i18n/use-text'
import { useWeeks } from '../../../i18n/weeks'
import { Checkbox } from '../../../ui/checkbox'
import { DateField } from '../../../ui/date-field'
import { NumberStepper } from '../../../ui/number-stepper'
import { RadioCards } from '../../../ui/radio-cards'
import { SelectField } from '../../../ui/select-field'
import type { CoursePage } from '../course-page'
import { optionalFees, type Trip, transfers } from '../trip'
import type { LivePrice } from '../use-trip'

export type FieldsProps = { page: CoursePage; trip: Trip; today: string; onChange: (part: Partial<Trip>) => void }

/** Weeks and start: what every trip needs. */
export function CourseFields({
  page,
  trip,
  today,
  onChange,
  live,
  startError,
}: FieldsProps & { live: LivePrice | null; startError?: string }) {
  const t = useText('course')
  const weeksText = useWeeks()
  const locale = useLocale()
  const tPricing = useText('pricing')
  const dateWords = useDateFieldWords('starts')
  const { pricing } = page.course
  const terms: MarketTerms = page.terms
  const problemOf = (day: string) => {
    const problem = live?.engine.dayProblem(pricing, day, trip.weeks, { today, terms })
    return live && problem ? live.pricingWords(tPricing, locale).problem(problem) : null
  }
  return (
    <>
      <NumberStepper
        id="weeks"
        label={t('card.weeks')}
        value={trip.weeks}
        min={pricing.minWeeks}
        max={pricing.maxWeeks}
        decreaseLabel={t('card.fewer')}
        increaseLabel={t('card.more')}
        valueText={weeksText(trip.weeks)}
        onChange={(weeks) => onChange({ weeks })}
      />
      <DateField
        id="start"
        locale={locale}
        label={t('card.start')}
        value={trip.startDate}
        opening={trip.startDate ?? today}
        dayProblem={problemOf}
        words={dateWords}
        error={startError}
        onChange={(startDate) => onChange({ startDate })}
      />
    </>
  )
}

const perWeek = (pricing: CoursePricing, id: number) => pricing.accommodations.find((one) => one.id === id)?.lists[0]?.bands[0]?.price

/** An option's price in the money the total is in; the page was built with the day's rates. */
function OptionPrice({ minor, page }: { minor: number; page: CoursePage }) {
  const { currency } = page.course.pricing
  const rate = page.terms.ratesMicro[currency]
  return rate === undefined ? (
    <Price minor={minor} currency={currency} />
  ) : (
    <Price minor={convertToSar(minor, rate, minorDigitsOf(currency))} />
  )
}

/** Where to live; "without" is an answer too. */
export function AccommodationField({ page, trip, onChange }: FieldsProps) {
  const t = useText('course')
  const { pricing } = page.course
  const asideOf = (id: number) => {
    const minor = perWeek(pricing, id)
    return minor === undefined ? undefined : (
      <>
        <OptionPrice minor={minor} page={page} /> <small>{t('accommodation.perWeek')}</small>
      </>
    )
  }
  return (
    <RadioCards
      legend={t('card.accommodation')}
      name="accommodation"
      value={String(trip.accommodationId ?? '')}
      onChange={(value) => onChange({ accommodationId: value === '' ? null : Number(value) })}
      choices={[
        { value: '', label: t('accommodation.none'), hint: t('accommodation.noneHint') },
        ...page.accommodations.map((one) => ({
          value: String(one.id),
          label: one.name,
          hint: [
            t(`accommodation.room.${one.room}`),
            t(`accommodation.bathroom.${one.bathroom}`),
            t(`accommodation.board.${one.board}`),
          ].join(' · '),
          aside: asideOf(one.id),
        })),
      ]}
    />
  )
}

/** Transfer, insurance and the other services; compulsory ones are shown by the price and not asked. */
export function ExtraFields({ page, trip, onChange }: FieldsProps) {
  const t = useText('course')
  const locale = useLocale()
  const { pricing } = page.course
  const toggled = (id: number, on: boolean) => (on ? [...trip.extraFeeIds, id] : trip.extraFeeIds.filter((one) => one !== id))
  return (
    <>
      {pricing.pickups.length > 0 && (
        <SelectField
          id="transfer"
          label={t('card.transfer')}
          value={trip.transfer}
          onChange={(event) => onChange({ transfer: event.target.value as Trip['transfer'] })}
        >
          {transfers.map((choice) => (
            <option key={choice} value={choice}>
              {t(`card.transferOptions.${choice}`)}
            </option>
          ))}
        </SelectField>
      )}
      {trip.transfer !== 'none' && pricing.pickups.length > 1 && (
        <SelectField
          id="airport"
          label={t('card.airport')}
          value={trip.pickupId ?? ''}
          onChange={(event) => onChange({ pickupId: Number(event.target.value) })}
        >
          {pricing.pickups.map((pickup) => (
            <option key={pickup.id} value={pickup.id}>
              {pickup.airport[locale]} ({pickup.code})
            </option>
          ))}
        </SelectField>
      )}
      {pricing.insurancePerWeek > 0 && (
        <Checkbox
          label={t('card.insurance')}
          checked={trip.insurance}
          onChange={(event) => onChange({ insurance: event.target.checked })}
          aside={<OptionPrice minor={pricing.insurancePerWeek * trip.weeks} page={page} />}
        />
      )}
      {optionalFees(pricing).map((fee) => (
        <Checkbox
          key={fee.id}
          label={fee.name[locale]}
          checked={trip.extraFeeIds.includes(fee.id)}
          onChange={(event) => onChange({ extraFeeIds: toggled(fee.id, event.target.checked) })}
          aside={<OptionPrice minor={fee.per === 'week' ? fee.price * trip.weeks : fee.price} page={page} />}
        />
      ))}
    </>
  )
}
