import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import type { FacetValue } from '../../contract/search-schema'
import { parseCount } from '../../domain/digits'
import { useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'
import { NumberChoices } from './number-choices'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-2);
  padding-block-end: var(--space-3);
`

const oldest = 99

type Props = { age: number | null; values: readonly FacetValue[]; onChange: (age: number | null) => void }

/** The student's age on the first day, pressed or typed; what is no age takes the filter off. */
export function AgeFilter({ age, values, onChange }: Props) {
  const t = useText('search')
  const [typed, setTyped] = useState(age === null ? '' : String(age))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange(parseCount(typed, oldest))
  }
  return (
    <>
      <NumberChoices
        label={t('filter.age')}
        values={values}
        chosen={age}
        nameOf={(years) => t('years', { count: years })}
        onChoose={onChange}
      />
      <Form onSubmit={submit} noValidate>
        <TextField
          label={t('age')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" kind="quiet">
          {t('apply')}
        </Button>
      </Form>
    </>
  )
}
