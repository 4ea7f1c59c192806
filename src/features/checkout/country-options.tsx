import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { type Locale, localeFacts } from '../../config/locales'
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

type Country = { code: string; name: string }

function sorted(countries: Country[], locale: Locale): Country[] {
  const { compare } = new Intl.Collator(localeFacts[locale].code)
  return [...countries].sort((one, other) => compare(one.name, other.name))
}

/** The chosen one, while the list is on its way or when it never comes. */
function missing(value: string, listed: Country[], locale: Locale): Country[] {
  if (value === '' || listed.some(({ code }) => code === value)) return []
  return [{ code: value, name: new Intl.DisplayNames([localeFacts[locale].code], { type: 'region' }).of(value) ?? value }]
}

/** The options of a country list, in the reader's language and its order. */
export const CountryOptions = observer(({ store, choose, allowedOnly = false, value }: Props) => {
  const locale = useLocale()
  const { geo } = store
  const { length } = geo.countries
  useEffect(() => {
    if (length === 0) void geo.loadCountries()
  }, [geo, length])
  // Sorted once and not at each key: the list has 250 names.
  const listed = useMemo(
    () => sorted(length > 0 ? geo.countries.filter(({ allowed }) => allowed || !allowedOnly) : [], locale),
    [geo, length, allowedOnly, locale],
  )
  return (
    <>
      <option value="">{choose}</option>
      {[...missing(value, listed, locale), ...listed].map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  )
})
