/** The form with checks and sending: loaded when somebody turns to it. */
import { FORM_ERROR } from 'final-form'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Field, Form, useForm } from 'react-final-form'
import { clientFailure } from '../../api/failure'
import { newKey } from '../../api/idempotency-key'
import type { Locale } from '../../config/locales'
import { BoundArea, BoundCheckbox, BoundSelect, BoundText, FormName } from '../../forms/bound-fields'
import { Foot, FormStack } from '../../forms/form-layout'
import { asSubmitErrors, type FieldRules, type Refusal } from '../../forms/refusal'
import { Refused } from '../../forms/refused'
import { lateClient } from '../../hooks/late-client'
import { useLocale, useText } from '../../i18n/use-text'
import { safeStorage } from '../../store/safe-storage'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { type Controls, FieldList, Trap } from './field-list'
import type { MessageValues } from './message-fields'
import { type LiveFormProps, restoreFocus } from './typed'

const bound: Controls = { Line: BoundText, Area: BoundArea, Select: BoundSelect, Tick: BoundCheckbox }
const drafts = () => safeStorage(() => window.sessionStorage)

function opening({ draftKey, typed }: LiveFormProps): MessageValues {
  try {
    const drafted = JSON.parse(drafts().read(draftKey) ?? '{}') as MessageValues
    return { ...drafted, ...typed.values }
  } catch {
    // Cut off while written: what stands in the form counts.
    return typed.values
  }
}

const rulesOf = (fields: Record<string, string>): FieldRules =>
  Object.fromEntries(
    Object.entries(fields).map(([name, rule]) => [name, rule === 'required' ? `required.${name.split('.').at(-1)}` : rule]),
  )

function send(locale: Locale, { kind, aboutId }: LiveFormProps, values: MessageValues, key: string) {
  const client = lateClient(locale)
  if (kind === 'contact') return client.call('core/contact/postForm', values, { key })
  return client.call('inquiresubmission/submit', { ...values, kind, ...(aboutId === undefined ? {} : { about_id: aboutId }) }, { key })
}

/** Checks here, sends there. The same words keep their key: a second press, Enter and a repeat are one message (case 66). */
function useSend(props: LiveFormProps, onSent: () => void) {
  const locale = useLocale()
  const intention = useRef({ words: '', key: '' })
  return async (values: MessageValues): Promise<Refusal | undefined> => {
    const check = await import('./message-check').catch(() => null)
    if (!check) return { [FORM_ERROR]: clientFailure('network') }
    const rules = await check.checkMessage(props.kind, values)
    if (Object.keys(rules).length > 0) return asSubmitErrors(rules)
    const words = JSON.stringify(values)
    if (intention.current.words !== words) intention.current = { words, key: newKey() }
    const result = await send(locale, props, values, intention.current.key)
    if (!result.ok) return asSubmitErrors(rulesOf(result.failure.fields ?? {}), result.failure)
    drafts().remove(props.draftKey)
    onSent()
    return undefined
  }
}

export function LiveForm(props: LiveFormProps) {
  const { kind, subjects = [], typed, sendNow } = props
  const t = useText('forms')
  const [sent, setSent] = useState(false)
  const [initial] = useState(() => opening(props))
  const [first] = useState(typed)
  const submit = useSend(props, () => setSent(true))
  useLayoutEffect(() => restoreFocus(first), [first])
  if (sent) return <Sent />
  return (
    <FormName.Provider value="message">
      <Form<MessageValues> onSubmit={submit} initialValues={initial} subscription={{ submitting: true }}>
        {({ handleSubmit, submitting }) => (
          <FormStack onSubmit={handleSubmit} noValidate>
            <Keep draftKey={props.draftKey} sendNow={sendNow} />
            <Refused />
            <FieldList kind={kind} subjects={subjects} controls={bound} />
            <Trap>
              <Field name="website" component="input" tabIndex={-1} autoComplete="off" />
            </Trap>
            <Foot>
              <Button type="submit" size="large" busy={submitting === true} busyLabel={t('sending')}>
                {t(`submit.${kind}`)}
              </Button>
            </Foot>
          </FormStack>
        )}
      </Form>
    </FormName.Provider>
  )
}

/** Each key is in the draft before the next one; a press that came before the form was live counts. */
function Keep({ draftKey, sendNow }: { draftKey: string; sendNow: boolean }) {
  const form = useForm<MessageValues>()
  useEffect(
    () =>
      form.subscribe(
        ({ values, dirty }) => {
          if (dirty) drafts().write(draftKey, JSON.stringify(values))
        },
        { values: true, dirty: true },
      ),
    [form, draftKey],
  )
  useEffect(() => {
    if (sendNow) void form.submit()
  }, [form, sendNow])
  return null
}

function Sent() {
  const t = useText('forms')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success" role="status" title={t('sent.title')}>
        <p>{t('sent.text')}</p>
      </Notice>
    </div>
  )
}
