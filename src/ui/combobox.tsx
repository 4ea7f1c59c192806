import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { ComboboxList, type ComboboxOption } from './combobox-list'
import { controlStyle } from './control-style'
import { FieldFrame } from './field-frame'
import { Icon } from './icon'
import { IconButton } from './icon-button'

const Place = styled.div`
  position: relative;
  > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: var(--space-3);
    translate: 0 -50%;
    pointer-events: none;
    color: var(--ink-soft);
  }
`
const Input = styled.input`
  ${controlStyle}
  padding-inline: var(--space-10) var(--space-12);
  &::-webkit-search-cancel-button { display: none; }
`
const Clear = styled.div`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 2px;
`

export type ComboboxProps<Option extends ComboboxOption> = {
  label: ReactNode
  name: string
  value: string
  options: readonly Option[]
  maxLength?: number
  onType: (text: string) => void
  onChoose: (option: Option) => void
  words: {
    clear: string
    list: string
    /** Said aloud while one types: "5 suggestions". */
    found: string
  }
}

/**
 * Text with suggestions (the combobox pattern of ARIA): arrows go through them, Enter takes the marked one and without one sends the form,
 * Escape closes them and then empties the field. What was typed stays what it is until something is taken.
 */
export function Combobox<Option extends ComboboxOption>({ label, name, value, options, maxLength, words, ...acts }: ComboboxProps<Option>) {
  const own = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isShown = isOpen && options.length > 0
  const marked = isShown ? options[active] : undefined
  const optionId = (option: Option) => `${own}-${option.id}`
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const type = (text: string) => {
    setOpen(true)
    setActive(-1)
    acts.onType(text)
  }
  const choose = (option: Option) => {
    close()
    acts.onChoose(option)
  }
  /** From the field itself (-1) down to the last and round again. */
  const step = (by: number) => {
    setOpen(true)
    const places = options.length + 1
    setActive(((active + 1 + by + places) % places) - 1)
  }
  const keys = new Map([
    ['ArrowDown', () => step(1)],
    ['ArrowUp', () => step(-1)],
    ['Escape', () => (isShown ? close() : type(''))],
  ])
  if (marked) keys.set('Enter', () => choose(marked))
  const press = (event: KeyboardEvent) => {
    // The form is being sent; the list would lie over what it finds.
    if (event.key === 'Enter' && !marked) close()
    const act = keys.get(event.key)
    // An input method that is still composing keeps its keys.
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
  return (
    <FieldFrame id={own} label={label}>
      <Place>
        <Icon name="search" />
        <Input
          ref={input}
          id={own}
          type="search"
          dir="auto"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? `${own}-list` : undefined}
          aria-activedescendant={marked && optionId(marked)}
          {...{ name, value, maxLength }}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setOpen(true)}
          onBlur={close}
          onKeyDown={press}
        />
        {value && (
          <Clear>
            <IconButton
              icon="x"
              label={words.clear}
              onClick={() => {
                type('')
                input.current?.focus()
              }}
            />
          </Clear>
        )}
        {isShown && <ComboboxList id={`${own}-list`} label={words.list} {...{ options, marked, optionId }} onChoose={choose} />}
        <span className="unseen" role="status">
          {isShown ? words.found : ''}
        </span>
      </Place>
    </FieldFrame>
  )
}
