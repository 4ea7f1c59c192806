import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { ComboboxList, type ComboboxOption, optionId } from './combobox-list'
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
  /** The same array while they are the same; `onChoose` too. */
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
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, name, value, options, maxLength, words, onType, onChoose } = props
  const own = useId()
  const list = `${own}-list`
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isShown = isOpen && options.length > 0
  const marked = isShown ? options[active] : undefined
  const close = useCallback(() => {
    setOpen(false)
    setActive(-1)
  }, [])
  const type = (text: string) => {
    setOpen(true)
    setActive(-1)
    onType(text)
  }
  const choose = useCallback(
    (option: Option) => {
      close()
      onChoose(option)
    },
    [close, onChoose],
  )
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
          aria-controls={isShown ? list : undefined}
          aria-activedescendant={marked && optionId(list, marked)}
          {...{ name, value, maxLength }}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setOpen(true)}
          onBlur={close}
          onKeyDown={press}
        />
        {/* Hidden, not absent: the first letter has enough to do. */}
        <Clear hidden={value === ''}>
          <IconButton
            icon="x"
            label={words.clear}
            onClick={() => {
              type('')
              input.current?.focus()
            }}
          />
        </Clear>
        {isShown && <ComboboxList id={list} label={words.list} {...{ options, marked }} onChoose={choose} />}
        <span className="unseen" role="status">
          {isShown ? words.found : ''}
        </span>
      </Place>
    </FieldFrame>
  )
}
