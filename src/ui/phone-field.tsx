import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { controlStyle } from './control-style'
import { FieldFrame, type FieldText, useFieldIds } from './field-frame'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(6.5rem, 2fr) 5fr;
  gap: var(--space-2);
`
const Code = styled.select`
  ${controlStyle}
  padding-inline-end: 0;
`
const Digits = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
`

export type PhoneCountry = { /** ISO 3166 alpha-2. */ code: string; name: string /** "+966". */; prefix: string }

export type PhoneFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'dir'> & {
    countries: PhoneCountry[]
    country: string
    onCountry: (code: string) => void
    countryLabel: string
    /** As typed: digits of any script, with or without the country's prefix. The owner turns it into E.164 (domain/phone). */
    value: string
    onChange: (typed: string) => void
  }

/** A phone number that knows its country. Typing or pasting "+44…" picks the country by itself. */
export function PhoneField({
  label,
  hint,
  error,
  optional,
  id,
  countries,
  country,
  onCountry,
  countryLabel,
  value,
  onChange,
  ...rest
}: PhoneFieldProps) {
  const { id: own, control } = useFieldIds({ id, hint, error })
  const type = (typed: string) => {
    onChange(typed)
    const dialled = typed.replace(/^00/, '+').replace(/[^\d+]/g, '')
    const named =
      dialled.startsWith('+') &&
      countries.filter(({ prefix }) => dialled.startsWith(prefix)).sort((one, other) => other.prefix.length - one.prefix.length)[0]
    if (named && !countries.some(({ code, prefix }) => code === country && prefix === named.prefix)) onCountry(named.code)
  }
  return (
    <FieldFrame id={own} {...{ label, hint, error, optional }}>
      {/* A phone number reads left to right in every language: country code first. */}
      <Row dir="ltr">
        <Code aria-label={countryLabel} value={country} autoComplete="tel-country-code" onChange={(event) => onCountry(event.target.value)}>
          {countries.map(({ code, name, prefix }) => (
            <option key={code} value={code}>
              {`\u2066${prefix}\u2069 ${name}`}
            </option>
          ))}
        </Code>
        <Digits
          {...control}
          type="tel"
          dir="ltr"
          inputMode="tel"
          autoComplete="tel"
          value={value}
          onChange={(event) => type(event.target.value)}
          {...rest}
        />
      </Row>
    </FieldFrame>
  )
}
