import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { localeFacts } from '../../config/locales'
import { useLocale } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'

type Props = {
  store: Root
  choose: string
  /** Only countries from which one may book. */
  allowedOnly?: boolean
  /** Of the field: stays choosable while the list is on its way, or when it never comes. */
  value: string
}

/** The options of a country list, in the reader's language and its order. */
export const CountryOptions = observer(({ store, choose, allowedOnly = false, value }: Props) => {
  const locale = useLocale()
  const { geo } = store
  useEffect(() => {
    if (geo.countries.length === 0) void geo.loadCountries()
  }, [geo, geo.countries.length])
  const listed = geo.countries.filter(({ allowed }) => allowed || !allowedOnly).map(({ code, name }) => ({ code, name }))
  const names = new Intl.DisplayNames([localeFacts[locale].code], { type: 'region' })
  const missing = value !== '' && !listed.some(({ code }) => code === value) ? [{ code: value, name: names.of(value) ?? value }] : []
  const sorted = [...missing, ...listed].sort((one, two) => one.name.localeCompare(two.name, localeFacts[locale].code))
  return (
    <>
      <option value="">{choose}</option>
      {sorted.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  )
})
