import { memo, type ReactNode } from 'react'
import styled from 'styled-components'

export type ComboboxOption = { id: string; label: ReactNode; aside?: ReactNode }

const List = styled.ul`
  position: absolute;
  z-index: var(--layer-sticky);
  inset-block-start: calc(100% + var(--space-1));
  inset-inline: 0;
  max-block-size: min(24rem, 60dvh);
  overflow-y: auto;
  margin: 0;
  padding: var(--space-1);
  list-style: none;
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
`
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-3);
  min-block-size: var(--target);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-field);
  cursor: pointer;
  small { color: var(--ink-soft); }
  &[aria-selected='true'], &:hover { background: var(--action-soft); }
`

type Props<Option> = {
  id: string
  label: string
  options: readonly Option[]
  marked: Option | undefined
  onChoose: (option: Option) => void
}

export const optionId = (list: string, { id }: ComboboxOption) => `${list}-${id}`

const keepInSight = (line: HTMLLIElement | null) => line?.scrollIntoView({ block: 'nearest' })

function Lines<Option extends ComboboxOption>({ id, label, options, marked, onChoose }: Props<Option>) {
  return (
    <List id={id} role="listbox" aria-label={label}>
      {options.map((option) => (
        <Line
          key={option.id}
          id={optionId(id, option)}
          role="option"
          aria-selected={option === marked}
          ref={option === marked ? keepInSight : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <span>{option.label}</span>
          {option.aside && <small>{option.aside}</small>}
        </Line>
      ))}
    </List>
  )
}

/**
 * The suggestions under the field. The focus stays in the field, which names the marked one; pressing takes one. A key that changes nothing
 * in them draws nothing of them.
 */
export const ComboboxList = memo(Lines) as typeof Lines
