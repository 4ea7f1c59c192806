/** The form's rules; loaded at the first submit. The server judges by the same ones. */
import { type AnySchema, boolean, object } from 'yup'
import { limits } from '../../config/limits'
import { brokenRules, email, freePhone, freeText, phone, text } from '../../forms/field-rules'
import type { FieldRules } from '../../forms/refusal'
import { consentsOf, type FieldSpec, fieldsOf, type MessageKind, type MessageValues } from './message-fields'

function ruleOf({ name, control, needed }: FieldSpec): AnySchema {
  if (control === 'email') return email
  if (control === 'phone') return needed ? phone('phone') : freePhone
  const most = control === 'area' ? limits.text.message : limits.text.line
  return needed ? text(name.replace('fields.', ''), most) : freeText(most)
}

const consent = (name: string) => (name === 'marketing_email' ? boolean() : boolean().defined().oneOf([true], `required.${name}`))

export function checkMessage(kind: MessageKind, values: MessageValues): Promise<FieldRules> {
  const specs = fieldsOf(kind)
  const shape = (own: boolean) =>
    Object.fromEntries(
      specs.filter(({ name }) => name.startsWith('fields.') === own).map((spec) => [spec.name.replace('fields.', ''), ruleOf(spec)]),
    )
  const consents = object(Object.fromEntries(consentsOf(kind).map((name) => [name, consent(name)])))
  const empty = Object.fromEntries(specs.map(({ name }) => [name.replace('fields.', ''), '']))
  const whole = {
    ...empty,
    ...values,
    fields: { ...empty, ...values.fields },
    consents: { privacy: false, school_abroad: false, ...values.consents },
  }
  return brokenRules(object({ ...shape(false), fields: object(shape(true)), consents }), whole)
}
