import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useBound } from '../../forms/bound-fields'
import { useText } from '../../i18n/use-text'
import { FieldError } from '../../ui/field-frame'
import { Icon } from '../../ui/icon'
import { VisuallyHidden } from '../../ui/visually-hidden'

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; font-weight: 600; font-size: var(--text--1); }
`
const Stars = styled.div`
  display: flex;
  label { position: relative; display: grid; place-items: center; inline-size: var(--target); block-size: var(--target); cursor: pointer; color: var(--highlight); }
  label:has(:focus-visible) { outline: 3px solid var(--focus); border-radius: var(--radius-field); }
  input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
`
const values = [1, 2, 3, 4, 5]

/** One to five stars: radios of the browser, so that arrow keys work and a screen reader says how many of how many. */
export function StarField({ name, legend }: { name: string; legend: ReactNode }) {
  const t = useText('reviews')
  const { input, id, error } = useBound(name, 0)
  return (
    <Group id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined} aria-invalid={error ? true : undefined}>
      <legend>{legend}</legend>
      <Stars>
        {values.map((stars) => (
          <label key={stars}>
            <input type="radio" name={id} value={stars} checked={input.value === stars} onChange={() => input.onChange(stars)} />
            <Icon name="star" size={28} filled={stars <= input.value} />
            <VisuallyHidden>{t('stars', { count: stars })}</VisuallyHidden>
          </label>
        ))}
      </Stars>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  )
}
