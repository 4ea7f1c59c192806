import styled from 'styled-components'
import type { FacetValue } from '../../contract/search-schema'
import { Chip } from '../../ui/chip'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-block-end: var(--space-3);
`
const Count = styled.small`
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`

type Props = {
  label: string
  values: readonly FacetValue[]
  /** The number that is on; it need not be among the offered ones. */
  chosen: number | null
  nameOf: (value: number) => string
  onChoose: (value: number | null) => void
}

/** Numbers people often choose, one at a time, each with what it would leave; pressing the one that is on takes it off. */
export function NumberChoices({ label, values, chosen, nameOf, onChoose }: Props) {
  if (values.length === 0) return null
  return (
    <Row role="group" aria-label={label}>
      {values.map(({ value, count }) => {
        const number = Number(value)
        const isOn = number === chosen
        return (
          <Chip key={value} pressed={isOn} onClick={() => onChoose(isOn ? null : number)}>
            {nameOf(number)} <Count>{count}</Count>
          </Chip>
        )
      })}
    </Row>
  )
}
