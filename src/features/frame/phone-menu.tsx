import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { Icon } from '../../ui/icon'
import type { MenuEntry } from './frame-data'
import { MenuLinks } from './menu-links'

const Folding = styled.details`
  ${from('desktop')} {
    display: none;
  }
  summary {
    display: grid;
    place-items: center;
    inline-size: var(--target);
    block-size: var(--target);
    color: var(--ink);
  }
`
const Sheet = styled.nav`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  padding: var(--space-3) var(--space-5) var(--space-5);
  background: var(--paper);
  border-block-end: 1px solid var(--line);
  box-shadow: var(--shadow);
  max-block-size: calc(100dvh - 100%);
  overflow-y: auto;
  ul {
    flex-direction: column;
    font-size: var(--text-1);
  }
  a {
    inline-size: 100%;
  }
`

const isLink = (target: EventTarget | null) => target instanceof Element && target.closest('a') !== null
const isOutside = (folding: Element | null, target: EventTarget | null) => target instanceof Node && !folding?.contains(target)

/** Opens and shuts without scripts; with them it also shuts when a link is followed, something else is turned to or Escape is pressed. */
export function PhoneMenu({ menu }: { menu: MenuEntry[] }) {
  const t = useText('common')
  const folding = useRef<HTMLDetailsElement>(null)
  const shut = () => folding.current?.removeAttribute('open')
  const shutByKey = () => {
    if (folding.current?.open) folding.current.querySelector('summary')?.focus()
    shut()
  }
  useEffect(() => {
    const onPress = ({ target }: Event) => isOutside(folding.current, target) && folding.current?.removeAttribute('open')
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [])
  return (
    <Folding
      ref={folding}
      onClick={({ target }) => isLink(target) && shut()}
      onBlur={({ relatedTarget }) => isOutside(folding.current, relatedTarget) && shut()}
      onKeyDown={({ key }) => key === 'Escape' && shutByKey()}
    >
      <summary title={t('menu')}>
        <Icon name="menu" label={t('menu')} size={24} />
      </summary>
      <Sheet aria-label={t('mainMenu')}>
        <MenuLinks menu={menu} />
      </Sheet>
    </Folding>
  )
}
