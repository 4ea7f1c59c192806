import styled from 'styled-components'
import { to } from '../../config/routes'
import { formatDate } from '../../i18n/format'
import { useLocale, useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/select-field'
import { TextField } from '../../ui/text-field'
import { type HomeCountry, type HomeLanguage, openCountries, shownWeeks } from './home-data'
import { monthsFrom } from './months'

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  align-items: end;
  padding: var(--space-5) var(--space-4);
  background: var(--paper);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
  @media (min-width: 30em) { grid-template-columns: 1fr 1fr; padding: var(--space-5); }
  > button { grid-column: 1 / -1; }
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: min(6.5rem, 40%) minmax(0, 1fr);
  gap: var(--space-4);
  grid-column: 1 / -1;
`

/** A year ahead: further than people plan. @assumed */
const monthsAhead = 12

type Props = { languages: HomeLanguage[]; countries: HomeCountry[]; builtOn: string }

/** The one search of the home page: a plain form, so that it works before the page is awake. The search page reads these names. */
export function SearchForm({ languages, countries, builtOn }: Props) {
  const t = useText('home')
  const locale = useLocale()
  return (
    <Form action={to.searchByCourse(locale)} role="search" aria-label={t('search.label')}>
      <SelectField id="search-language" name="language" label={t('search.language')} defaultValue="">
        <option value="">{t('search.anyLanguage')}</option>
        {languages.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField id="search-where" name="where" label={t('search.where')} defaultValue="">
        <option value="">{t('search.anywhere')}</option>
        {openCountries(countries).map(({ code, name, cities }) => (
          <optgroup key={code} label={name}>
            <option value={code}>{t('search.allOf', { country: name })}</option>
            {cities.map((city) => (
              <option key={city.slug} value={city.slug}>
                {city.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <Pair>
        {/* Text, not a number: a field of numbers refuses Arabic digits in some browsers. The search page reads digits of every script. */}
        <TextField
          id="search-weeks"
          name="weeks"
          inputMode="numeric"
          autoComplete="off"
          label={t('search.weeks')}
          defaultValue={shownWeeks}
        />
        <SelectField id="search-start" name="start" label={t('search.start')} defaultValue="">
          <option value="">{t('search.soonest')}</option>
          {monthsFrom(builtOn, monthsAhead).map((day) => (
            <option key={day} value={day}>
              {formatDate(day, locale, 'month')}
            </option>
          ))}
        </SelectField>
      </Pair>
      <Button type="submit" size="large" icon="search" wide>
        {t('search.submit')}
      </Button>
    </Form>
  )
}
