import { observer } from 'mobx-react-lite'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import styled from 'styled-components'
import { to } from '../../config/routes'
import { type QuoteStep, quoteSteps, stepToShow } from '../../domain/quote/steps'
import { FailureNotice } from '../../forms/failure-notice'
import { useLocale, useText } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'
import { startUp } from '../../store/start-up'
import { from } from '../../theme/breakpoints'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/skeleton'
import { Stepper } from '../../ui/stepper'
import { AlternativeTabs } from './alternative-tabs'
import { PaperQuote } from './paper-quote'
import { SaidNotice } from './said-notice'
import { StartView } from './start-view'
import { usePathOf } from './step-frame'
import type { StepProps } from './step-props'
import { type Builder, useBuilder } from './use-builder'

export type Go = (path: string, options?: { replace?: boolean }) => void

/** A step brings its own scripts; once a quote is begun the others come while the first is filled in, so that going on needs no network. */
const loaders = {
  student: () => import('./student-step').then(({ StudentStep }) => ({ default: StudentStep })),
  destination: () => import('./destination-step').then(({ DestinationStep }) => ({ default: DestinationStep })),
  institute: () => import('./institute-step').then(({ InstituteStep }) => ({ default: InstituteStep })),
  course: () => import('./course-step').then(({ CourseStep }) => ({ default: CourseStep })),
  stay: () => import('./stay-step').then(({ StayStep }) => ({ default: StayStep })),
  extras: () => import('./extras-step').then(({ ExtrasStep }) => ({ default: ExtrasStep })),
  summary: () => import('./summary-step').then(({ SummaryStep }) => ({ default: SummaryStep })),
}
const views: Record<QuoteStep, ComponentType<StepProps>> = {
  student: lazy(loaders.student),
  destination: lazy(loaders.destination),
  institute: lazy(loaders.institute),
  course: lazy(loaders.course),
  stay: lazy(loaders.stay),
  extras: lazy(loaders.extras),
  summary: lazy(loaders.summary),
}

function useStepsAhead(isBegun: boolean) {
  useEffect(() => {
    if (isBegun) for (const step of quoteSteps) loaders[step]().catch((error: unknown) => console.info(error))
  }, [isBegun])
}

const Columns = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  > * { min-inline-size: 0; }
  > aside { display: none; }
  ${from('desktop')} {
    ${({ $wide }) => !$wide && 'grid-template-columns: minmax(0, 1.6fr) minmax(22rem, 1fr);'}
    > aside { display: block; position: sticky; inset-block-start: var(--below-header); align-self: start; }
  }
`
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;
`
const Under = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  small { color: var(--ink-soft); }
`

type Props = { store: Root; search: string; go: Go }

/** The steps with the growing paper beside them. */
export const QuoteBuilder = observer(({ store, search, go }: Props) => {
  const locale = useLocale()
  const asked = new URLSearchParams(search).get('step')
  const isBegun = asked !== null || !store.quoteDraft.isEmpty
  const builder = useBuilder(store, search, isBegun)
  useStepsAhead(isBegun)
  const { isReady, failure, current, draft } = builder
  const isStart = asked === null && store.quoteDraft.isEmpty && isReady && !builder.person.isTyped
  const step = isReady && !isStart && current ? stepToShow(asked, current.progress) : null
  const path = step !== null && step !== asked ? `${to.quote(locale)}?step=${step}` : null
  useEffect(() => {
    if (path) go(path, { replace: true })
  }, [path, go])
  if (store.appStatus.startUp === 'failed' && !builder.terms)
    return <FailureNotice failure={{ code: 'network' }} onRetry={() => void startUp(store, locale)} />
  if (failure && !isReady) return <FailureNotice failure={failure} onRetry={builder.retry} />
  if (isStart)
    return (
      <>
        <SaidNotice builder={builder} />
        <StartView />
      </>
    )
  if (!step) return <Waiting />
  const View = views[step]
  return (
    <>
      <Steps step={step} go={go} />
      <Columns $wide={step === 'summary'}>
        <Stack>
          {step !== 'summary' && <AlternativeTabs builder={builder} />}
          <SaidNotice builder={builder} />
          {failure && <FailureNotice failure={failure} onRetry={builder.retry} />}
          <Suspense fallback={<Waiting />}>
            <View key={draft.at} builder={builder} go={(next) => go(`${to.quote(locale)}?step=${next}`)} />
          </Suspense>
          <StartOver builder={builder} go={go} />
        </Stack>
        {step !== 'summary' && (
          <aside>
            <PaperQuote builder={builder} />
          </aside>
        )}
      </Columns>
    </>
  )
})

function Waiting() {
  const t = useText('quote')
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton $height="24rem" />
    </div>
  )
}

function Steps({ step, go }: { step: QuoteStep; go: Go }) {
  const t = useText('quote')
  const pathOf = usePathOf()
  return (
    <Stepper
      many
      label={t('steps.label')}
      steps={quoteSteps.map((name) => ({ key: name, label: t(`steps.${name}`), href: pathOf(name) }))}
      current={step}
      doneLabel={t('steps.done')}
      currentLabel={t('steps.current')}
      onGo={go}
    />
  )
}

function StartOver({ builder, go }: { builder: Builder; go: Go }) {
  const t = useText('quote')
  const locale = useLocale()
  const startOver = () => {
    builder.startOver()
    go(to.quote(locale))
  }
  return (
    <Under>
      <Button kind="plain" size="small" icon="refresh-cw" onClick={startOver}>
        {t('startOver')}
      </Button>
      <small>{t('kept')}</small>
    </Under>
  )
}
