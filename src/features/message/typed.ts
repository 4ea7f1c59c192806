import { safeStorage } from '../../store/safe-storage'
import type { MessageFormProps, MessageValues } from './message-fields'

/** Where the visitor is in the plain form, to be there again in the live one. */
export type Typed = { values: MessageValues; focus: string | null; caret: number | null }
export type LiveFormProps = MessageFormProps & { draftKey: string; typed: Typed /** Pressed before this was here. */; sendNow: boolean }

export const drafts = () => safeStorage(() => window.sessionStorage)

const isTextBox = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'checkbox')

/** An e-mail box knows no caret. */
function caretOf(element: HTMLInputElement | HTMLTextAreaElement): number | null {
  try {
    return element.selectionEnd
  } catch {
    return null
  }
}

/** Names are one deep, or two: `consents.privacy`. final-form's own setter must not be loaded here. */
function put(values: Record<string, unknown>, name: string, value: string | boolean): Record<string, unknown> {
  const [group = '', own] = name.split('.')
  if (own === undefined) return { ...values, [group]: value }
  return { ...values, [group]: { ...(values[group] as object | undefined), [own]: value } }
}

/** What was typed before the form was live. */
export function readTyped(form: HTMLFormElement | null): Typed {
  let values: Record<string, unknown> = {}
  for (const box of form?.querySelectorAll<HTMLInputElement>('input,textarea,select') ?? []) {
    const value = box.type === 'checkbox' ? box.checked : box.value
    if (box.name && value) values = put(values, box.name, value)
  }
  const active = form?.contains(document.activeElement) ? document.activeElement : null
  return { values, focus: active?.id || null, caret: isTextBox(active) ? caretOf(active) : null }
}

/** What the draft has, and over it what was typed since. */
export function withDraft(key: string, values: MessageValues): MessageValues {
  try {
    return { ...JSON.parse(drafts().read(key) ?? '{}'), ...values }
  } catch {
    // Cut off while written: what stands in the form counts.
    return values
  }
}

/** What is in the plain form outlives it. */
export function keepTyped(key: string, form: HTMLFormElement | null): void {
  const { values } = readTyped(form)
  if (Object.keys(values).length > 0) drafts().write(key, JSON.stringify(withDraft(key, values)))
}

export function restoreFocus({ focus, caret }: Typed): void {
  const element = focus ? document.getElementById(focus) : null
  element?.focus({ preventScroll: true })
  if (!isTextBox(element) || caret === null) return
  try {
    element.setSelectionRange(caret, caret)
  } catch {
    // E-mail boxes refuse; the caret then stands where the browser puts it.
  }
}
