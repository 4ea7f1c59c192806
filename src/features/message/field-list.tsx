import type { ComponentType, ReactNode } from 'react'
import styled from 'styled-components'
import { to } from '../../config/routes'
import { useLocale, useText } from '../../i18n/use-text'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { consentsOf, type FieldSpec, fieldsOf, type MessageKind } from './message-fields'

export const FieldStack = styled.div`
  display: grid;
  gap: var(--space-4);
`

type Shown = { name: string; label: string; hint?: string; optional?: string }
type Line = Shown & { type?: string; autoComplete?: string; inputMode?: 'numeric' | 'tel'; dir?: 'ltr' | 'auto' }

/** The controls, plain or tied to the form: both print the same fields. */
export type Controls = {
  Line: ComponentType<Line>
  Area: ComponentType<Shown & { rows: number }>
  Select: ComponentType<Shown & { children: ReactNode }>
  Tick: ComponentType<{ name: string; label: ReactNode; hint?: ReactNode }>
}

const types: Record<FieldSpec['control'], string> = { line: 'text', email: 'email', phone: 'tel', area: 'text', subject: 'text' }

type Props = { kind: MessageKind; subjects: readonly string[]; controls: Controls }

function OneField({ spec, subjects, controls: { Line, Area, Select } }: { spec: FieldSpec } & Omit<Props, 'kind'>) {
  const t = useText('forms')
  const { name, control, needed, autoComplete, inputMode } = spec
  const shown = { name, label: t(`field.${name.replace('fields.', '')}`), ...(needed ? {} : { optional: t('optional') }) }
  if (control === 'area') return <Area {...shown} rows={5} />
  if (control === 'subject' && subjects.length > 0)
    return (
      <Select {...shown}>
        <option value="">{t('chooseSubject')}</option>
        {subjects.map((subject) => (
          <option key={subject} value={subject}>
            {subject}
          </option>
        ))}
      </Select>
    )
  const phone = control === 'phone' ? { dir: 'ltr' as const, inputMode: 'tel' as const, hint: t('phoneHint') } : {}
  return (
    <Line {...shown} type={types[control]} {...(autoComplete ? { autoComplete } : {})} {...(inputMode ? { inputMode } : {})} {...phone} />
  )
}

/** All fields, the consents (separate, unticked) and the trap that people do not see. */
export function FieldList({ kind, subjects, controls }: Props) {
  const t = useText('forms')
  const locale = useLocale()
  const { Tick } = controls
  const privacy = (
    <a href={to.privacy(locale)} target="_blank" rel="noopener">
      {t('consent.privacyLink')}
    </a>
  )
  return (
    <FieldStack>
      {fieldsOf(kind).map((spec) => (
        <OneField key={spec.name} spec={spec} subjects={subjects} controls={controls} />
      ))}
      {consentsOf(kind).map((name) => (
        <Tick key={name} name={`consents.${name}`} label={t(`consent.${name}`)} {...(name === 'privacy' ? { hint: privacy } : {})} />
      ))}
    </FieldStack>
  )
}

/** People neither see nor reach it; robots fill it. */
export function Trap({ children }: { children: ReactNode }) {
  return <VisuallyHidden aria-hidden="true">{children}</VisuallyHidden>
}
