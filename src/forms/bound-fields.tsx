/** The form's fields tied to final-form. An error is the rule the last submit found broken; it goes as soon as the field is changed. */
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { useField } from 'react-final-form'
import { Checkbox } from '../ui/checkbox'
import { type DateParts, DatePartsField, noDate } from '../ui/date-parts-field'
import { RadioCards, type RadioChoice } from '../ui/radio-cards'
import { SelectField } from '../ui/select-field'
import { TextAreaField, TextField } from '../ui/text-field'
import { fieldIdIn } from './form-ids'
import { useRuleText } from './rule-text'

/** What the ids of a form's fields begin with: two forms may stand on one page. */
export const FormName = createContext('form')

/** `idOf('consents.terms')`: the id of a field of this form. */
export function useFieldId() {
  const form = useContext(FormName)
  return (name: string) => fieldIdIn(form, name)
}

const asTyped = <Value,>(value: Value) => value

/** A field's value, its id and the sentence of the rule it broke: for controls that are not among these. */
export function useBound<Value>(name: string, empty: Value) {
  const say = useRuleText()
  const { input, meta } = useField<Value>(name, {
    parse: asTyped,
    format: (value) => value ?? empty,
    subscription: { value: true, submitError: true, modifiedSinceLastSubmit: true },
  })
  const rule = meta.modifiedSinceLastSubmit ? undefined : (meta.submitError as string | undefined)
  return { input, id: useFieldId()(name), error: rule ? say(rule) : undefined }
}

/** The value of one field, and no more of the form: typing elsewhere must not draw this part again. */
export function useWatched<Value>(name: string, empty: Value): Value {
  const { input } = useField<Value>(name, { subscription: { value: true }, parse: asTyped, format: (value) => value ?? empty })
  return input.value
}

type TextProps = Omit<ComponentProps<typeof TextField>, 'error' | 'value' | 'onChange'> & { name: string }

export function BoundText({ name, ...rest }: TextProps) {
  const { input, id, error } = useBound(name, '')
  return <TextField {...rest} {...input} id={id} error={error} />
}

type AreaProps = Omit<ComponentProps<typeof TextAreaField>, 'error' | 'value' | 'onChange'> & { name: string }

export function BoundArea({ name, ...rest }: AreaProps) {
  const { input, id, error } = useBound(name, '')
  return <TextAreaField {...rest} {...input} id={id} error={error} />
}

type SelectProps = Omit<ComponentProps<typeof SelectField>, 'error' | 'value' | 'onChange'> & { name: string }

export function BoundSelect({ name, ...rest }: SelectProps) {
  const { input, id, error } = useBound(name, '')
  return <SelectField {...rest} {...input} id={id} error={error} />
}

export function BoundCheckbox({ name, label, hint }: { name: string; label: ReactNode; hint?: ReactNode }) {
  const { input, id, error } = useBound(name, false)
  const { value, onChange, onBlur, onFocus } = input
  return (
    <Checkbox
      id={id}
      name={name}
      label={label}
      hint={hint}
      error={error}
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={onBlur}
      onFocus={onFocus}
    />
  )
}

type RadioProps = { name: string; legend: ReactNode; choices: RadioChoice<string>[] }

/** The group's element has the field's id, so that the error summary leads to it. */
export function BoundRadio({ name, legend, choices }: RadioProps) {
  const { input, id, error } = useBound(name, '')
  return (
    <div id={id} tabIndex={-1}>
      <RadioCards legend={legend} name={id} value={input.value || null} choices={choices} onChange={input.onChange} error={error} />
    </div>
  )
}

type DateProps = Omit<ComponentProps<typeof DatePartsField>, 'id' | 'error' | 'value' | 'onChange'> & { name: string }

export function BoundDate({ name, ...rest }: DateProps) {
  const { input, id, error } = useBound<DateParts>(name, noDate)
  return <DatePartsField {...rest} id={id} value={input.value} onChange={input.onChange} onBlur={input.onBlur} error={error} />
}
