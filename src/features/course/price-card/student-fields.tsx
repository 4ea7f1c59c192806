import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { type CountryChoice, countryChoices } from '../../../i18n/country-names'
import { useDateFieldWords } from '../../../i18n/date-field-words'
import { useLocale, useText } from '../../../i18n/use-text'
import { DateField } from '../../../ui/date-field'
import { SelectField } from '../../../ui/select-field'
import type { Trip } from '../trip'

const Fields = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  legend { padding: 0; font-weight: 600; }
  legend + p { color: var(--ink-soft); font-size: var(--text--1); }
`

/** A student abroad is rarely younger than this or older; the lists of years end there. @assumed */
const oldest = 90

type Props = { trip: Trip; today: string; errors: { birthDate?: string; nationality?: string }; onChange: (part: Partial<Trip>) => void }

/** Who travels, as far as the price asks: age for supplements and minimum ages, nationality for promotions and fees. */
export function StudentFields({ trip, today, errors, onChange }: Props) {
  const t = useText('course')
  const locale = useLocale()
  const words = useDateFieldWords('any')
  const [countries, setCountries] = useState<CountryChoice[]>([])
  useEffect(() => setCountries(countryChoices(locale)), [locale])
  const year = Number(today.slice(0, 4))
  return (
    <Fields>
      <legend>{t('card.student')}</legend>
      <p>{t('card.studentHint')}</p>
      <DateField
        id="birth-date"
        locale={locale}
        label={t('card.birthDate')}
        value={trip.birthDate}
        opening={`${year - 20}-01-01`}
        years={{ from: year - oldest, to: year }}
        autoComplete="bday"
        words={words}
        error={errors.birthDate}
        onChange={(birthDate) => onChange({ birthDate })}
      />
      <SelectField
        id="nationality"
        label={t('card.nationality')}
        value={trip.nationality ?? ''}
        error={errors.nationality}
        onChange={(event) => onChange({ nationality: event.target.value || null })}
      >
        <option value="">{t('card.nationalityNone')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </Fields>
  )
}
