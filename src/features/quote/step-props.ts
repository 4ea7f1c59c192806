import type { QuoteStep } from '../../domain/quote/steps'
import type { Builder } from './use-builder'

export type StepProps = { builder: Builder; go: (step: QuoteStep) => void }
