import { FORM_ERROR } from 'final-form'
import { useEffect, useState } from 'react'
import { useFormState } from 'react-final-form'
import { useText } from '../i18n/use-text'
import { ErrorSummary } from '../ui/error-summary'
import { useFieldId } from './bound-fields'
import { FailureNotice } from './failure-notice'
import type { Refusal } from './refusal'
import { useRuleText } from './rule-text'

/**
 * What the last submit found: the fields with the way to each, and what is no field's fault. Grows a new focus with each attempt.
 * `whose`: said after a problem of a field that the form has several times.
 */
export function Refused({ whose = () => '' }: { whose?: (path: string) => string }) {
  const t = useText('validation')
  const say = useRuleText()
  const fieldId = useFieldId()
  const { submitErrors, submitting, submitFailed } = useFormState({
    subscription: { submitErrors: true, submitting: true, submitFailed: true },
  })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (submitFailed && !submitting) setAttempt((count) => count + 1)
  }, [submitFailed, submitting])
  if (!submitErrors || submitting) return null
  const { rules = {}, [FORM_ERROR]: failure } = submitErrors as Refusal
  const problems = Object.entries(rules).map(([path, rule]) => ({ field: fieldId(path), text: `${say(rule)}${whose(path)}` }))
  return problems.length > 0 ? (
    <ErrorSummary title={t('summary', { count: problems.length })} problems={problems} attempt={attempt} />
  ) : (
    <FailureNotice failure={failure ?? null} />
  )
}
