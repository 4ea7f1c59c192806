import { useId, useState } from 'react'
import styled from 'styled-components'
import { type ReportReview, reportReasons } from '../../contract/review-schema'
import { lateClient } from '../../hooks/late-client'
import { useFailureMessage } from '../../i18n/failure-message'
import { useLocale, useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/select-field'
import { takeFocus } from '../../ui/take-focus'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-2);
`

type State = 'closed' | 'open' | 'busy' | 'sent'

/** An objection to a review, with its reason, once: the review stays until somebody of ours has looked. */
export function ReportButton({ reviewId, title }: { reviewId: number; title: string }) {
  const t = useText('reviews')
  const locale = useLocale()
  const say = useFailureMessage()
  const id = useId()
  const [state, setState] = useState<State>('closed')
  const [reason, setReason] = useState<ReportReview['reason']>('offensive')
  const [problem, setProblem] = useState('')
  const send = async () => {
    setState('busy')
    const result = await lateClient(locale).call('core/products/reportReview', { review_id: reviewId, reason })
    setProblem(result.ok ? '' : say(result.failure))
    setState(result.ok ? 'sent' : 'open')
  }
  if (state === 'sent')
    return (
      <p role="status" ref={takeFocus} tabIndex={-1}>
        {t('report.sent')}
      </p>
    )
  if (state === 'closed')
    return (
      <div>
        <Button kind="quiet" size="small" aria-label={t('report.about', { title })} onClick={() => setState('open')}>
          {t('report.open')}
        </Button>
      </div>
    )
  return (
    <Row>
      <SelectField
        ref={takeFocus}
        id={id}
        label={t('report.reason')}
        value={reason}
        error={problem || undefined}
        onChange={({ target }) => setReason(reportReasons.find((known) => known === target.value) ?? 'other')}
      >
        {reportReasons.map((name) => (
          <option key={name} value={name}>
            {t(`report.reasons.${name}`)}
          </option>
        ))}
      </SelectField>
      <Button kind="quiet" size="small" busy={state === 'busy'} onClick={send}>
        {t('report.send')}
      </Button>
    </Row>
  )
}
