import type { ReactNode } from 'react'
import { TextField } from './text-field'
import { VisuallyHidden } from './visually-hidden'

type AddressFieldsProps = { id: string; label: string; hint: ReactNode; error: string | undefined }

const takeFocus = (field: HTMLInputElement | null) => field?.focus()

/**
 * All that a small form asks: a mail address. A new error takes the focus there, so that it is heard too; take it away before asking again.
 * The second box is for machines that fill in whatever they find.
 */
export function AddressFields(props: AddressFieldsProps) {
  return (
    <>
      <TextField {...props} ref={props.error ? takeFocus : null} name="email" type="email" autoComplete="email" />
      <VisuallyHidden aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
    </>
  )
}

/** What was typed into them. */
export function readAddress(form: HTMLFormElement) {
  const typed = new FormData(form)
  return { email: String(typed.get('email') ?? '').trim(), website: String(typed.get('website') ?? '') }
}
