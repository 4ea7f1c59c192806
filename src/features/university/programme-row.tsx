import styled from 'styled-components'
import { minorDigitsOf } from '../../config/currencies'
import { convertToSar } from '../../domain/money'
import { formatDate } from '../../i18n/format'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import type { ListedProgramme } from './listed-university'

const Row = styled.li`
  display: grid;
  gap: var(--space-1) var(--space-6);
  padding: var(--space-4);
  li + & { border-block-start: 1px solid var(--line); }
  @media (min-width: 40em) { grid-template-columns: minmax(0, 1fr) auto; }
  h3 { font-size: var(--text-0); }
  p { color: var(--ink-soft); }
  p.cost { display: grid; align-content: start; color: var(--ink); line-height: 1.5; strong { font-size: var(--text-1); white-space: nowrap; } }
  @media (min-width: 40em) { p.cost { grid-row: 1 / span 4; grid-column: 2; text-align: end; } }
`

/** What the school's currency is worth here; the bank's own rate decides on the day. */
export type Rates = Record<string, number>

type Props = { programme: ListedProgramme; currency: string; rates: Rates; today: string }

/** A programme: how long, in which language, what it asks for, when it begins, what a year costs. */
export function ProgrammeRow({ programme, currency, rates, today }: Props) {
  const t = useText('university')
  const locale = useLocale()
  const { name, language, years, requirements, intakes, tuitionPerYear } = programme
  const rate = rates[currency]
  const coming = intakes.filter((day) => day >= today).slice(0, 3)
  return (
    <Row>
      <h3>{name}</h3>
      <p className="cost">
        <strong>
          <Price minor={tuitionPerYear} currency={currency} />
        </strong>
        <small>{t('aYear')}</small>
        {rate !== undefined && (
          <small>
            {t('about')} <Price minor={convertToSar(tuitionPerYear, rate, minorDigitsOf(currency))} />
          </small>
        )}
      </p>
      <p>
        {t('years', { count: years })} · {language.name}
      </p>
      <p>{requirements}</p>
      {coming.length > 0 && (
        <p>
          {t('intakes')}: {coming.map((day) => formatDate(day, locale, 'month')).join('\u00a0· ')}
        </p>
      )}
    </Row>
  )
}
