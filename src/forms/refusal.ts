import { FORM_ERROR, setIn } from 'final-form'
import type { Failure } from '../api/failure'

/** Form path → key of the dictionary `validation`; the first rule a field breaks. */
export type FieldRules = Record<string, string>
export type Refusal = { [FORM_ERROR]?: Failure; rules?: FieldRules }

/** Refused rules as final-form wants them: nested as the values are; the flat list beside it feeds the summary. */
export const asSubmitErrors = (rules: FieldRules, failure?: Failure): Refusal => {
  const nested = Object.entries(rules).reduce<object>((errors, [path, rule]) => setIn(errors, path, rule), {})
  return { ...nested, rules, ...(failure ? { [FORM_ERROR]: failure } : {}) }
}
