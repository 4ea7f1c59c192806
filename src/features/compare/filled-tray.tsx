import { observer } from 'mobx-react-lite'
import styled from 'styled-components'
import { to } from '../../config/routes'
import { useNextFocus } from '../../hooks/use-next-focus'
import { useFailureMessage } from '../../i18n/failure-message'
import { linkTo } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'
import { from, phones } from '../../theme/breakpoints'
import { ButtonLink } from '../../ui/button'
import { IconButton } from '../../ui/icon-button'
import { readCompareTrip, writeCompareTrip } from './compare-trip'

const Tray = styled.aside`
  position: sticky;
  inset-block-end: 0;
  z-index: var(--layer-sticky);
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2) max(var(--space-4), calc((100vw - var(--width-page)) / 2));
  background: var(--paper);
  border-block-start: 1px solid var(--line);
  box-shadow: var(--shadow);
  ul { flex: 1; min-inline-size: 0; display: flex; gap: var(--space-2); overflow-x: auto; margin: 0; padding: 0; list-style: none; }
  li { flex: none; display: flex; align-items: center; max-inline-size: 14rem; padding-inline-start: var(--space-3); border-radius: var(--radius-full); background: var(--sunk); font-size: var(--text--1); }
  li span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  @media print { display: none; }
`
/** On a phone the names would leave no room for the button. */
const Names = styled.ul`
  @media ${phones} { visibility: hidden; block-size: 0; }
  ${from('tablet')} { visibility: visible; }
`

/** `search`: of the address, whose trip is compared too. */
export type TrayProps = { compare: Root['compare']; search: string }

/** What is to be compared, and the way there. Absent while nothing is. */
export const FilledTray = observer(({ compare, search }: TrayProps) => {
  const t = useText('compare')
  const say = useFailureMessage()
  const locale = useLocale()
  const names = useNextFocus<HTMLUListElement>('content')
  const { shown, failure } = compare
  if (shown.length === 0) return null
  const query = writeCompareTrip(readCompareTrip(new URLSearchParams(search)))
  return (
    <Tray aria-label={t('tray')} data-dock="bar">
      <Names ref={names}>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <IconButton data-removes icon="x" label={t('remove', { name })} onClick={() => compare.remove(id)} />
          </li>
        ))}
      </Names>
      {failure && failure.code !== 'compare_full' && <span role="status">{say(failure)}</span>}
      <ButtonLink icon="scale" {...linkTo(`${to.compare(locale)}${query}`)}>
        {t('show', { count: shown.length })}
      </ButtonLink>
    </Tray>
  )
})
