import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { to } from '../../config/routes'
import { type QuoteStep, quoteSteps, stepAfter, stepBefore } from '../../domain/quote/steps'
import { linkTo } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { Button, ButtonLink } from '../../ui/button'
import { ErrorSummary, type FieldProblem } from '../../ui/error-summary'
import { PhoneBar } from './phone-bar'
import type { Builder } from './use-builder'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;
`
const Head = styled.header`
  display: grid;
  gap: var(--space-1);
  small { color: var(--ink-soft); }
  h2 { font-size: var(--text-3); outline-offset: 4px; scroll-margin-block-start: 8rem; }
  p { color: var(--ink-soft); max-inline-size: var(--width-reading); }
`
/** On a wide page the ways on and back stand in one line; on a phone the way on is at the foot of the screen. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  padding-block-start: var(--space-2);
`

/** The address of a step. */
export const usePathOf = () => {
  const locale = useLocale()
  return (step: QuoteStep) => `${to.quote(locale)}?step=${step}`
}

/** A new step is announced: its heading takes the focus. Not the first one shown: the page itself is read from its top. */
function useAnnounced({ moved }: Builder) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (moved.current) heading.current?.focus()
    moved.current = true
  }, [moved])
  return heading
}

type Props = {
  builder: Builder
  step: QuoteStep
  /** Under the heading: what is asked and why. */
  lead?: ReactNode
  /** What keeps the visitor here, by field; none: the step is done. */
  problems: FieldProblem[]
  onNext: () => void
  /** On the button instead of the next step's name; `busyLabel` while the work it started goes on. */
  nextLabel?: string
  busyLabel?: string
  busy?: boolean
  /** The page shows its totals itself. */
  bare?: boolean
  /** Beside the button: another way on. */
  more?: ReactNode
  /** Given whether going on was tried: only then a field that is merely empty is called a mistake. */
  children: (tried: boolean) => ReactNode
}

/** What every step has: where one is, its question, what is wrong, and the ways back and on. Enter goes on too. */
export function StepFrame({ builder, step, lead, problems, onNext, more, children, ...button }: Props) {
  const t = useText('quote')
  const validation = useText('validation')
  const pathOf = usePathOf()
  const heading = useAnnounced(builder)
  const [attempt, setAttempt] = useState(0)
  const before = stepBefore(step)
  const submit = () => (problems.length > 0 ? setAttempt(attempt + 1) : onNext())
  const next = button.nextLabel ?? t('next', { step: t(`steps.${stepAfter(step)}`) })
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Head>
        <small>{t('stepOf', { number: quoteSteps.indexOf(step) + 1, of: quoteSteps.length })}</small>
        <h2 ref={heading} tabIndex={-1}>
          {t(`${step}.title`)}
        </h2>
        {lead && <p>{lead}</p>}
      </Head>
      {attempt > 0 && <ErrorSummary title={validation('summary', { count: problems.length })} problems={problems} attempt={attempt} />}
      {children(attempt > 0)}
      <Ways>
        <PhoneBar builder={builder} bare={button.bare}>
          <Button type="submit" size="large" busy={button.busy} busyLabel={button.busyLabel} iconAfter="arrow-right">
            {next}
          </Button>
        </PhoneBar>
        {before && (
          <ButtonLink kind="plain" icon="arrow-left" {...linkTo(pathOf(before))}>
            {t('back')}
          </ButtonLink>
        )}
        {more}
      </Ways>
    </Form>
  )
}
