import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldIdIn } from '../../forms/form-ids'
import { FormStack } from '../../forms/form-layout'
import { useText } from '../../i18n/use-text'
import { messageDrafts } from '../../store/message-drafts'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Notice } from '../../ui/notice'
import { SelectField } from '../../ui/select-field'
import { TextAreaField, TextField } from '../../ui/text-field'
import { useReleased } from '../../ui/use-released'
import { type Controls, FieldList, Trap } from './field-list'
import type { MessageFormProps } from './message-fields'
import { drafts, keepTyped, type LiveFormProps, readTyped, type Typed } from './typed'

const id = (name: string) => fieldIdIn('message', name)
const plain: Controls = {
  Line: ({ name, ...rest }) => <TextField {...rest} name={name} id={id(name)} />,
  Area: ({ name, ...rest }) => <TextAreaField {...rest} name={name} id={id(name)} />,
  Select: ({ name, ...rest }) => <SelectField {...rest} name={name} id={id(name)} />,
  Tick: ({ name, ...rest }) => <Checkbox {...rest} name={name} id={id(name)} />,
}

/** The button is none: who presses it sends, and the form under the press stays. */
const field = ':not(button)'

type Live = { Form: ComponentType<LiveFormProps>; typed: Typed }

const draftKey = ({ kind, aboutId, quote }: MessageFormProps) => `${messageDrafts}${kind}-${aboutId ?? quote?.number ?? ''}`

/**
 * A form that stands in the HTML and works as soon as somebody turns to it: what checks and sends is loaded at the first focus, takes over what
 * was typed meanwhile, and the page carries none of it. What is typed outlives a reload of the tab.
 */
export function MessageForm(props: MessageFormProps) {
  const { kind, subjects = [] } = props
  const t = useText('forms')
  const [live, setLive] = useState<Live | null>(null)
  /** A press waits for the live form, until its file turns out to be out of reach: then it is over. */
  const [press, setPress] = useState<'waiting' | 'failed'>()
  const form = useRef<HTMLFormElement>(null)
  const released = useReleased()
  const load = () =>
    import('./live-form').then(
      async (part) => {
        /* Not between the two halves of a press: it would be lost with the button it began on. */
        await released()
        /* Read and replaced in one go: no key falls between. */
        flushSync(() => setLive((known) => known ?? { Form: part.LiveForm, typed: readTyped(form.current) }))
      },
      () => setPress('failed'),
    )
  useEffect(() => {
    const standing = form.current
    const key = draftKey(props)
    if (drafts().read(key) !== null || standing?.querySelector(`:focus${field}`)) void load()
    const keep = () => keepTyped(key, standing)
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setPress('waiting')
    void load()
  }
  if (live) return <live.Form {...props} draftKey={draftKey(props)} sendNow={press === 'waiting'} typed={live.typed} />
  return (
    <FormStack ref={form} method="post" onFocus={({ target }) => target.matches(field) && load()} onSubmit={send} noValidate>
      {press === 'failed' && (
        <Notice tone="error" role="alert">
          {t('offline')}
        </Notice>
      )}
      <FieldList kind={kind} subjects={subjects} controls={plain} />
      <Trap>
        <input name="website" tabIndex={-1} autoComplete="off" />
      </Trap>
      <div>
        <Button type="submit" size="large">
          {t(`submit.${kind}`)}
        </Button>
      </div>
    </FormStack>
  )
}
