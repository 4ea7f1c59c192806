import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { Checkbox } from '../../ui/checkbox'
import { Sender } from '../../ui/sender'
import type { Builder } from './use-builder'

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: var(--space-4) clamp(var(--space-4), 3vw, var(--space-6)) var(--space-3);
  border: 0;
  background: var(--paper);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
  legend { float: inline-start; inline-size: 100%; padding: 0; font-size: var(--text-1); font-weight: 600; }
`

/** For a partner: in whose name the quote is issued, and what its reader will not see. */
export function PartnerChoices({ builder: { partner, person } }: { builder: Builder }) {
  const t = useText('quote')
  const { typed, type } = person
  if (!partner) return null
  return (
    <Group>
      <legend>{t('summary.inName')}</legend>
      <Sender name={partner.agencyName} logo={partner.logo} />
      <div>
        <Checkbox
          label={t('summary.hideCommission')}
          checked={typed.hideCommission}
          onChange={(event) => type({ hideCommission: event.target.checked })}
        />
        <Checkbox
          label={t('summary.hideBreakdown')}
          hint={t('summary.hideBreakdownHint')}
          checked={typed.hideBreakdown}
          onChange={(event) => type({ hideBreakdown: event.target.checked })}
        />
      </div>
    </Group>
  )
}
