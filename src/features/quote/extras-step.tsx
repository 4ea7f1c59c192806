import styled from 'styled-components'
import type { PricedCourse } from '../../api/course-calls'
import { stepAfter } from '../../domain/quote/steps'
import type { QuoteWish } from '../../domain/quote/wish'
import { useText } from '../../i18n/use-text'
import { Checkbox } from '../../ui/checkbox'
import { Notice } from '../../ui/notice'
import { RadioCards } from '../../ui/radio-cards'
import { SelectField } from '../../ui/select-field'
import { InRiyal } from './stay-step'
import { StepFrame } from './step-frame'
import type { StepProps } from './step-props'
import type { Builder } from './use-builder'
import { useProblem } from './use-problem'

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  legend { padding: 0; font-weight: 600; font-size: var(--text--1); }
`

/** Airport transfer, insurance and the school's other services; nothing here has to be chosen. */
export function ExtrasStep({ builder, go }: StepProps) {
  const t = useText('quote')
  const problem = useProblem(builder, 'extras')
  const { course, wish } = builder.current ?? {}
  return (
    <StepFrame
      builder={builder}
      step="extras"
      lead={t('extras.lead')}
      problems={problem ? [problem] : []}
      onNext={() => go(stepAfter('extras'))}
    >
      {() =>
        course &&
        wish && (
          <>
            {course.pickups.length > 0 && (
              <Transfer {...{ builder, course, wish }} error={problem?.field === 'quote-airport' ? problem.text : undefined} />
            )}
            <Services {...{ builder, course, wish }} />
            <Compulsory builder={builder} course={course} />
          </>
        )
      }
    </StepFrame>
  )
}

type Props = { builder: Builder; course: PricedCourse; wish: QuoteWish }

function Transfer({ builder, course, wish, error }: Props & { error?: string }) {
  const t = useText('quote')
  const tc = useText('course')
  const { pickups, pricing } = course
  const airport = pickups.find(({ id }) => id === wish.pickupId) ?? pickups[0]
  const priceOf = { none: 0, arrival: airport?.arrival ?? 0, both: airport?.both ?? 0 }
  return (
    <>
      <RadioCards
        legend={tc('card.transfer')}
        name="quote-transfer"
        value={wish.transfer}
        onChange={(transfer) => builder.change({ transfer, pickupId: transfer === 'none' ? null : (airport?.id ?? null) })}
        choices={(['none', 'arrival', 'both'] as const).map((value) => ({
          value,
          label: tc(`card.transferOptions.${value}`),
          aside: value === 'none' ? undefined : <InRiyal minor={priceOf[value]} currency={pricing.currency} terms={builder.terms} />,
        }))}
      />
      {wish.transfer !== 'none' && pickups.length > 1 && (
        <SelectField
          id="quote-airport"
          label={t('extras.airport')}
          value={wish.pickupId ?? ''}
          error={error}
          onChange={(event) => builder.change({ pickupId: Number(event.target.value) })}
        >
          {pickups.map((pickup) => (
            <option key={pickup.id} value={pickup.id}>
              {pickup.airport} ({pickup.code})
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}

function Services({ builder, course, wish }: Props) {
  const t = useText('quote')
  const tc = useText('course')
  const { pricing } = course
  const optional = course.extraFees.filter(({ compulsory }) => compulsory === null)
  if (pricing.insurancePerWeek === 0 && optional.length === 0) return null
  const weeks = wish.weeks ?? pricing.minWeeks
  const toggled = (id: number, on: boolean) => (on ? [...wish.extraFeeIds, id] : wish.extraFeeIds.filter((one) => one !== id))
  const riyal = (minor: number) => <InRiyal minor={minor} currency={pricing.currency} terms={builder.terms} />
  return (
    <Group id="quote-services" tabIndex={-1}>
      <legend>{t('extras.services')}</legend>
      {pricing.insurancePerWeek > 0 && (
        <Checkbox
          label={tc('card.insurance')}
          checked={wish.insurance}
          aside={riyal(pricing.insurancePerWeek * weeks)}
          onChange={(event) => builder.change({ insurance: event.target.checked })}
        />
      )}
      {optional.map((fee) => (
        <Checkbox
          key={fee.id}
          label={fee.name}
          checked={wish.extraFeeIds.includes(fee.id)}
          aside={riyal(fee.per === 'week' ? fee.price * weeks : fee.price)}
          onChange={(event) => builder.change({ extraFeeIds: toggled(fee.id, event.target.checked) })}
        />
      ))}
    </Group>
  )
}

/** Fees that a rule adds for this student are not asked, but said. */
function Compulsory({ builder, course }: { builder: Builder; course: PricedCourse }) {
  const t = useText('quote')
  const priced = builder.current?.priced
  const lines = priced?.ok ? priced.value.lines.filter(({ kind, removable }) => kind === 'extraFee' && !removable) : []
  if (lines.length === 0) return null
  const names = lines.map(({ refId }) => course.feeNames.get(refId ?? 0)).join(t('listComma'))
  return <Notice>{t('extras.compulsory', { names })}</Notice>
}
