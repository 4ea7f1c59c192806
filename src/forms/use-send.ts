import { FORM_ERROR } from 'final-form'
import { clientFailure, type Failure } from '../api/failure'
import { newKey } from '../api/idempotency-key'
import type { Result } from '../domain/result'
import { asSubmitErrors, type FieldRules, type Refusal } from './refusal'

/** The server's rules by field, as keys of the dictionary `validation`: "required" says of which field. */
const rulesOf = (fields: Record<string, string>): FieldRules =>
  Object.fromEntries(
    Object.entries(fields).map(([name, rule]) => [name, rule === 'required' ? `required.${name.split('.').at(-1)}` : rule]),
  )

/** Of the page, not of the form: the same words sent again by who left and came back are the same message. */
let intention = { words: '', key: '' }

type Sending<Values> = {
  /** What the words are about: the same ones about another thing are another message. */
  about: string
  /** Brings what checks the form, at the first submit. */
  loadCheck: () => Promise<(values: Values) => Promise<FieldRules>>
  send: (values: Values, key: string) => Promise<Result<unknown, Failure>>
  onSent: (values: Values) => void
}

/**
 * A form's submit: checks here, sends there, and gives what was refused. The same words keep their key: a second press, Enter and a repeat
 * are one message (case 66).
 */
export function useSend<Values>({ about, loadCheck, send, onSent }: Sending<Values>) {
  return async (values: Values): Promise<Refusal | undefined> => {
    const check = await loadCheck().catch(() => null)
    if (!check) return { [FORM_ERROR]: clientFailure('network') }
    const rules = await check(values)
    if (Object.keys(rules).length > 0) return asSubmitErrors(rules)
    const words = `${about} ${JSON.stringify(values)}`
    if (intention.words !== words) intention = { words, key: newKey() }
    const { key } = intention
    const result = await send(values, key)
    if (!result.ok) return asSubmitErrors(rulesOf(result.failure.fields ?? {}), result.failure)
    if (intention.key === key) intention = { words: '', key: '' }
    onSent(values)
    return undefined
  }
}
