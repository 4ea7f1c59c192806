/** Delivers the outbox: a loop in production, one call at a time in tests. */
import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../services'
import { claimNext, markDelivered, markFailed, type OutboxMessage } from './outbox'

/** Delivers one message or throws. It may meet the same message twice; `id` tells. */
export type Deliver = (message: OutboxMessage) => Promise<void>
export type Deliveries = Record<string, Deliver>

const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  return `${error.name}${code}`
}

async function deliverOne(services: Services, deliveries: Deliveries, message: OutboxMessage, log: FastifyBaseLogger): Promise<void> {
  const deliver = deliveries[message.kind]
  try {
    if (!deliver) throw new Error(`nobody delivers ${message.kind}`)
    await deliver(message)
    await markDelivered(services.db, message.id, services.now())
  } catch (error) {
    log.error({ message: message.id, kind: message.kind, attempt: message.attempt, reason: nameOf(error) }, 'outbox delivery failed')
    await markFailed(services.db, message, nameOf(error), services.now())
  }
}

/** Delivers all that is due now. @returns how many messages were tried. */
export async function deliverDue(services: Services, deliveries: Deliveries, log: FastifyBaseLogger): Promise<number> {
  for (let tried = 0; ; tried += 1) {
    const message = await claimNext(services.db, services.now())
    if (!message) return tried
    await deliverOne(services, deliveries, message, log)
  }
}

const idle = 1000

/** Starts the loop. @returns what stops it and waits for the message in hand. */
export function startWorker(services: Services, deliveries: Deliveries, log: FastifyBaseLogger): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const turn = async () => {
    try {
      await deliverDue(services, deliveries, log)
    } catch (error) {
      log.error({ reason: nameOf(error) }, 'outbox could not be read')
    }
  }
  const schedule = () => {
    if (stopped) return
    timer = setTimeout(() => {
      running = turn().then(schedule)
    }, idle)
    timer.unref()
  }
  schedule()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
