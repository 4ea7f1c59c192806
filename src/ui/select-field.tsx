import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { controlStyle } from './control-style'
import { FieldFrame, type FieldText, useFieldIds } from './field-frame'
import { Icon } from './icon'

const Place = styled.div`
  position: relative;
  > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: var(--space-3);
    translate: 0 -50%;
    pointer-events: none;
    color: var(--ink-soft);
  }
`

const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: var(--space-10);
  text-overflow: ellipsis;
`

export type SelectFieldProps = FieldText & ComponentProps<'select'>

/** One of a list: the browser's own select, which every phone and screen reader knows. Options are children. */
export function SelectField({ label, hint, error, optional, id, children, ...rest }: SelectFieldProps) {
  const { id: own, control } = useFieldIds({ id, hint, error })
  return (
    <FieldFrame id={own} {...{ label, hint, error, optional }}>
      <Place>
        <Select {...control} {...rest}>
          {children}
        </Select>
        <Icon name="chevron-down" />
      </Place>
    </FieldFrame>
  )
}
