import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { isIsoDate } from '../../domain/dates'
import { stepAfter } from '../../domain/quote/steps'
import type { StudentRules } from '../../domain/quote/student'
import { looksHijri } from '../../forms/birth-date'
import { Pair } from '../../forms/form-layout'
import { useRuleText } from '../../forms/rule-text'
import { type CountryChoice, countryChoices } from '../../i18n/country-names'
import { formatDate } from '../../i18n/format'
import { useLocale, useText } from '../../i18n/use-text'
import { DatePartsField } from '../../ui/date-parts-field'
import { RadioCards } from '../../ui/radio-cards'
import { SelectField } from '../../ui/select-field'
import { TextField } from '../../ui/text-field'
import { StepFrame } from './step-frame'
import type { StepProps } from './step-props'
import type { Builder } from './use-builder'
import { useProblem } from './use-problem'

const idOf = (field: string) => `quote-${field}`

/** Who will study. A partner agency says so first (spec §6: the quote form distinguishes student and partner). */
export const StudentStep = observer(({ builder, go }: StepProps) => {
  const t = useText('quote')
  const say = useRuleText()
  const { rules } = builder.person
  const problem = useProblem(builder, 'student')
  const broken = Object.entries(rules).map(([field, rule]) => ({ field: idOf(field), text: say(rule) }))
  return (
    <StepFrame
      builder={builder}
      step="student"
      lead={t('student.lead')}
      problems={broken.length === 0 && problem ? [problem] : broken}
      onNext={() => go(stepAfter('student'))}
    >
      {(tried) => (
        <>
          {builder.store.session.isSubAgent && <Mode builder={builder} />}
          <StudentFields builder={builder} rules={tried ? rules : {}} problem={problem?.text} />
        </>
      )}
    </StepFrame>
  )
})

function Mode({ builder }: { builder: Builder }) {
  const t = useText('quote')
  const { partner, person } = builder
  return (
    <RadioCards
      legend={t('mode.legend')}
      value={partner ? 'partner' : 'student'}
      onChange={(mode) => person.type({ mode })}
      choices={[
        { value: 'partner', label: t('mode.partner'), hint: t('mode.partnerHint') },
        { value: 'student', label: t('mode.student') },
      ]}
    />
  )
}

/** Countries differ a little between engines: listed after hydration. */
function useCountries() {
  const locale = useLocale()
  const [countries, setCountries] = useState<CountryChoice[]>([])
  useEffect(() => setCountries(countryChoices(locale)), [locale])
  return countries
}

type FieldsProps = { builder: Builder; rules: StudentRules; problem?: string }

function StudentFields({ builder, rules, problem }: FieldsProps) {
  const t = useText('quote')
  const tc = useText('checkout')
  const say = useRuleText()
  const { typed, type } = builder.person
  const countries = useCountries()
  const errorOf = (field: keyof StudentRules) => rules[field] && say(rules[field])
  const line = (field: 'firstname' | 'lastname' | 'city') => ({
    id: idOf(field),
    dir: 'auto',
    value: typed[field],
    error: errorOf(field),
    onChange: (event: { target: { value: string } }) => type({ [field]: event.target.value }),
  })
  return (
    <>
      <Pair>
        <TextField {...line('firstname')} label={tc('billing.firstname')} autoComplete="section-student given-name" />
        <TextField {...line('lastname')} label={tc('billing.lastname')} autoComplete="section-student family-name" />
      </Pair>
      <BirthDate builder={builder} error={errorOf('birthDate') ?? problem} />
      <Pair>
        <SelectField
          id={idOf('nationality')}
          label={tc('traveller.nationality')}
          value={typed.nationality}
          error={errorOf('nationality')}
          onChange={(event) => type({ nationality: event.target.value })}
        >
          <option value="">{tc('billing.choose')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField {...line('city')} label={t('student.city')} optional={tc('optional')} autoComplete="section-student address-level2" />
      </Pair>
      <RadioCards
        legend={
          <>
            {tc('traveller.gender')} <small>{tc('optional')}</small>
          </>
        }
        name={idOf('gender')}
        value={typed.gender || null}
        choices={[
          { value: 'female', label: tc('traveller.female') },
          { value: 'male', label: tc('traveller.male') },
        ]}
        onChange={(gender) => type({ gender })}
      />
    </>
  )
}

/** In either calendar; what a Hijri date means is said. */
function BirthDate({ builder, error }: { builder: Builder; error?: string }) {
  const t = useText('checkout')
  const locale = useLocale()
  const { typed, type, birthDate } = builder.person
  const isHijri = looksHijri(typed.birthDate) && birthDate !== null && isIsoDate(birthDate)
  return (
    <DatePartsField
      id={idOf('birthDate')}
      legend={t('traveller.birthDate')}
      hint={t('traveller.birthDateHint')}
      labels={{ day: t('traveller.day'), month: t('traveller.month'), year: t('traveller.year') }}
      autoComplete={{ day: 'section-student bday-day', month: 'section-student bday-month', year: 'section-student bday-year' }}
      value={typed.birthDate}
      error={error}
      readAs={isHijri ? t('traveller.readAs', { date: formatDate(birthDate, locale) }) : null}
      onChange={(value) => type({ birthDate: value })}
    />
  )
}
