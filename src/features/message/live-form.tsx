/** The form with checks and sending: loaded when somebody turns to it. */
import { useEffect, useLayoutEffect, useState } from 'react'
import { Field, Form, useForm } from 'react-final-form'
import type { Locale } from '../../config/locales'
import { BoundArea, BoundCheckbox, BoundSelect, BoundText, FormName } from '../../forms/bound-fields'
import { Foot, FormStack } from '../../forms/form-layout'
import { Refused } from '../../forms/refused'
import { Sent } from '../../forms/sent'
import { useSend } from '../../forms/use-send'
import { lateClient } from '../../hooks/late-client'
import { useLocale, useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { type Controls, FieldList, Trap } from './field-list'
import type { MessageValues } from './message-fields'
import { drafts, type LiveFormProps, restoreFocus, withDraft } from './typed'

const bound: Controls = { Line: BoundText, Area: BoundArea, Select: BoundSelect, Tick: BoundCheckbox }

function send(locale: Locale, { kind, aboutId, quote }: LiveFormProps, values: MessageValues, key: string) {
  const client = lateClient(locale)
  if (kind === 'contact') return client.call('core/contact/postForm', values, { key })
  const about = { ...(aboutId === undefined ? {} : { about_id: aboutId }), ...(quote ? { quote_link: quote.link } : {}) }
  return client.call('inquiresubmission/submit', { ...values, kind, ...about }, { key })
}

export function LiveForm(props: LiveFormProps) {
  const { kind, subjects = [], draftKey, typed, sendNow } = props
  const t = useText('forms')
  const locale = useLocale()
  const [sent, setSent] = useState(false)
  const [initial] = useState(() => withDraft(draftKey, typed.values))
  const [first] = useState(typed)
  const submit = useSend<MessageValues>({
    about: draftKey,
    loadCheck: () =>
      import('./message-check').then(
        ({ checkMessage }) =>
          (values) =>
            checkMessage(kind, values),
      ),
    send: (values, key) => {
      drafts().write(draftKey, JSON.stringify(values))
      return send(locale, props, values, key)
    },
    onSent: (values) => {
      // An answer may be late: words that are newer stay.
      if (drafts().read(draftKey) === JSON.stringify(values)) drafts().remove(draftKey)
      setSent(true)
    },
  })
  useLayoutEffect(() => restoreFocus(first), [first])
  if (sent) return <Sent title={t('sent.title')}>{t('sent.text')}</Sent>
  return (
    <FormName.Provider value="message">
      <Form<MessageValues> onSubmit={submit} initialValues={initial} subscription={{ submitting: true }}>
        {({ handleSubmit, submitting }) => (
          <FormStack onSubmit={handleSubmit} noValidate>
            <Keep draftKey={draftKey} sendNow={sendNow} />
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
