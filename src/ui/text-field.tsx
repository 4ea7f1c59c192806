import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { controlStyle } from './control-style'
import { FieldFrame, type FieldText, useFieldIds } from './field-frame'

const Input = styled.input`${controlStyle}`
const Area = styled.textarea`
  ${controlStyle}
  min-block-size: 7.5rem;
  resize: vertical;
`

export type TextFieldProps = FieldText & ComponentProps<'input'>

/**
 * One line of text. Addresses of machines (e-mail, links, codes) get `dir="ltr"`, names `dir="auto"`: a placeholder is never a label.
 */
export function TextField({ label, hint, error, optional, id, type = 'text', dir, ...rest }: TextFieldProps) {
  const { id: own, control } = useFieldIds({ id, hint, error })
  const direction = dir ?? (type === 'email' || type === 'url' || type === 'password' ? 'ltr' : undefined)
  return (
    <FieldFrame id={own} {...{ label, hint, error, optional }}>
      <Input type={type} dir={direction} {...control} {...rest} />
    </FieldFrame>
  )
}

export type TextAreaFieldProps = FieldText & ComponentProps<'textarea'>

/** Several lines of text. */
export function TextAreaField({ label, hint, error, optional, id, dir = 'auto', ...rest }: TextAreaFieldProps) {
  const { id: own, control } = useFieldIds({ id, hint, error })
  return (
    <FieldFrame id={own} {...{ label, hint, error, optional }}>
      <Area dir={dir} {...control} {...rest} />
    </FieldFrame>
  )
}
