import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import type { PriceSpan } from '../../contract/search-schema'
import { parseAmount } from '../../domain/digits'
import { useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'
import { PriceBars } from './price-bars'

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-2);
  padding-block-end: var(--space-3);
  > [aria-hidden], > button { grid-column: 1 / -1; }
`

const halalas = 100
/** Whole riyals from what was typed in digits of any script; null for nothing, zero and what is no amount. */
const riyals = (text: string) => Math.floor((parseAmount(text) ?? 0) / halalas) || null
const written = (amount: number | null) => (amount === null ? '' : String(amount))

type Bounds = { priceFrom: number | null; priceTo: number | null }
type Props = Bounds & { prices: PriceSpan | null; onChange: (bounds: Bounds) => void }

/** What my trip may cost, in whole riyals. Two bounds the wrong way round are turned. */
export function PriceFilter({ priceFrom, priceTo, prices, onChange }: Props) {
  const t = useText('search')
  const [least, setLeast] = useState(written(priceFrom))
  const [most, setMost] = useState(written(priceTo))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [from, to] = [riyals(least), riyals(most)]
    const isTurned = from !== null && to !== null && from > to
    onChange(isTurned ? { priceFrom: to, priceTo: from } : { priceFrom: from, priceTo: to })
  }
  const field = { inputMode: 'numeric', autoComplete: 'off', dir: 'ltr', maxLength: 12 } as const
  const outermost = (minor: number | undefined) => (minor === undefined ? undefined : String(Math.ceil(minor / halalas)))
  return (
    <Form onSubmit={submit} noValidate>
      {prices && <PriceBars prices={prices} from={riyals(least)} to={riyals(most)} />}
      <TextField
        {...field}
        label={t('priceFrom')}
        placeholder={outermost(prices?.minSar)}
        value={least}
        onChange={(event) => setLeast(event.target.value)}
      />
      <TextField
        {...field}
        label={t('priceTo')}
        placeholder={outermost(prices?.maxSar)}
        value={most}
        onChange={(event) => setMost(event.target.value)}
      />
      <Button type="submit" kind="quiet" size="small">
        {t('apply')}
      </Button>
    </Form>
  )
}
