import { ageOn } from '../../domain/dates'
import { looksHijri, useBirthDate } from '../../forms/birth-date'
import { BoundCheckbox, BoundDate, BoundRadio, BoundSelect, BoundText, useWatched } from '../../forms/bound-fields'
import { Group, Pair } from '../../forms/form-layout'
import { formatDate } from '../../i18n/format'
import { useLocale, useText } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'
import { Card } from '../../ui/card'
import { noDate } from '../../ui/date-parts-field'
import { CountryOptions } from './country-options'
import type { Place } from './places'

const adult = 18

/** Who is meant, in words: also in the summary of errors, where two students may lack the same field. */
export function usePlaceTitle() {
  const t = useText('checkout')
  return ({ line, of, number }: Place) => {
    const course = `\u2068${line.name}\u2069`
    return of > 1 ? t('traveller.place', { course, number }) : t('traveller.placeOnly', { course })
  }
}

type Props = { place: Place; isFirst: boolean; store: Root }

/** One student: name as in the passport, gender, birth date, nationality; a guardian when under 18 on the first day. */
export function TravellerFields({ place, isFirst, store }: Props) {
  const t = useText('checkout')
  const locale = useLocale()
  const name = (field: string) => `travellers.${place.key}.${field}`
  const payerTravels = useWatched('payerTravels', false)
  const parts = useWatched(name('birthDate'), noDate)
  const nationality = useWatched(name('nationality'), '')
  const birthDate = useBirthDate(parts)
  const isMinor = birthDate !== null && ageOn(birthDate, place.line.choice.startDate) < adult
  const fill = (token: string) => `section-${place.key} ${token}`
  const title = usePlaceTitle()(place)
  const readAs = birthDate && looksHijri(parts) ? t('traveller.readAs', { date: formatDate(birthDate, locale) }) : null
  return (
    <Card $flat>
      <Group>
        <legend>{title}</legend>
        {isFirst && <BoundCheckbox name="payerTravels" label={t('traveller.samePerson')} />}
        {!(isFirst && payerTravels) && (
          <Pair>
            <BoundText name={name('firstname')} label={t('billing.firstname')} autoComplete={fill('given-name')} dir="auto" />
            <BoundText name={name('lastname')} label={t('billing.lastname')} autoComplete={fill('family-name')} dir="auto" />
          </Pair>
        )}
        <BoundRadio
          name={name('gender')}
          legend={t('traveller.gender')}
          choices={[
            { value: 'female', label: t('traveller.female') },
            { value: 'male', label: t('traveller.male') },
          ]}
        />
        <BoundDate
          name={name('birthDate')}
          legend={t('traveller.birthDate')}
          hint={t('traveller.birthDateHint')}
          labels={{ day: t('traveller.day'), month: t('traveller.month'), year: t('traveller.year') }}
          autoComplete={{ day: fill('bday-day'), month: fill('bday-month'), year: fill('bday-year') }}
          readAs={readAs}
        />
        <BoundSelect name={name('nationality')} label={t('traveller.nationality')} autoComplete={fill('country')}>
          <CountryOptions store={store} choose={t('billing.choose')} value={nationality} />
        </BoundSelect>
        {isMinor && <GuardianFields name={name} />}
      </Group>
    </Card>
  )
}

function GuardianFields({ name }: { name: (field: string) => string }) {
  const t = useText('checkout')
  return (
    <Group>
      <legend>{t('traveller.guardian')}</legend>
      <p>{t('traveller.guardianHint')}</p>
      <Pair>
        <BoundText name={name('guardianName')} label={t('traveller.guardianName')} autoComplete="off" dir="auto" />
        <BoundText
          name={name('guardianPhone')}
          label={t('traveller.guardianPhone')}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="off"
        />
      </Pair>
      <BoundCheckbox name="consents.guardian" label={t('consent.guardian')} />
    </Group>
  )
}
