import { useRef } from 'react'
import { useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { Sheet } from '../../ui/dialog'
import { Filters, type FiltersProps } from './filters'
import { withoutFilters } from './search-state'
import type { Go } from './use-search'

type Props = Omit<FiltersProps, 'onChange'> & {
  isOpen: boolean
  /** What the button says: how many results there are now. */
  showWords: string
  onChange: Go
  onClose: () => void
}

/** The filters on a phone. Whatever is pressed in it is one step for Back. @assumed */
export function FilterSheet({ isOpen, showWords, onChange, onClose, ...filters }: Props) {
  const t = useText('search')
  const hasStepped = useRef(false)
  const change: FiltersProps['onChange'] = (next) => {
    onChange(next, { replace: hasStepped.current })
    hasStepped.current = true
  }
  const close = () => {
    hasStepped.current = false
    onClose()
  }
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={t('filters')}
      closeLabel={t('closeFilters')}
      actions={
        <>
          <Button onClick={close}>{showWords}</Button>
          <Button kind="plain" onClick={() => change(withoutFilters(filters.state))}>
            {t('clear')}
          </Button>
        </>
      }
    >
      <Filters {...filters} onChange={change} />
    </Sheet>
  )
}
