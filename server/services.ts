/** What every call may use, made once per process. */
import { todayInRiyadh } from '../src/domain/dates'
import { type Connection, connect } from './db/connect'
import type { Db } from './db/schema'
import type { Env } from './env'
import { type CatalogueKeeper, createCatalogueKeeper } from './modules/catalogue/catalogue-keeper'
import { cleanContent } from './modules/content/clean-content'
import { createPaperPress, type PaperPress } from './paper/paper-press'
import { createTurns, type InTurn } from './turns'

export type Services = {
  env: Env
  db: Db
  connection: Connection
  /** Milliseconds since the epoch: the product's only clock, replaced in tests. */
  now: () => number
  /** The date in Asia/Riyadh, by which every rule judges (domain §2). */
  today: () => string
  catalogue: CatalogueKeeper
  /** Keeps the writes of one session apart. */
  inTurn: InTurn
  press: PaperPress
}

export type ServiceOptions = { now?: () => number; onIdleError?: (error: Error) => void }

export function createServices(env: Env, { now = Date.now, onIdleError }: ServiceOptions = {}): Services {
  const connection = connect(env.databaseUrl, { ...(onIdleError ? { onIdleError } : {}) })
  return {
    env,
    connection,
    db: connection.db,
    now,
    today: () => todayInRiyadh(now()),
    catalogue: createCatalogueKeeper(connection.db, { prepare: (data) => cleanContent(data, new URL(env.publicUrl).host) }),
    inTurn: createTurns(),
    press: createPaperPress(),
  }
}
