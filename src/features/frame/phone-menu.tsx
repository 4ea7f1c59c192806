import { type SyntheticEvent, useRef } from 'react'
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

/** Opens and shuts without scripts; with them it also shuts when a link is followed or Escape is pressed. */
export function PhoneMenu({ menu }: { menu: MenuEntry[] }) {
  const t = useText('common')
  const folding = useRef<HTMLDetailsElement>(null)
  const shut = () => folding.current?.removeAttribute('open')
  const shutAfterLink = (event: SyntheticEvent) => isLink(event.target) && shut()
  return (
    <Folding ref={folding} onClick={shutAfterLink} onKeyDown={(event) => event.key === 'Escape' && shut()}>
      <summary title={t('menu')}>
        <Icon name="menu" label={t('menu')} size={24} />
      </summary>
      <Sheet aria-label={t('mainMenu')}>
        <MenuLinks menu={menu} />
      </Sheet>
    </Folding>
  )
}
