/** One copy of the catalogue per process, renewed when the database's revision has moved on. */
import type { Db } from '../../db/schema'
import { type CatalogueData, loadCatalogue, readRevision } from './catalogue-repository'
import { type CatalogueSnapshot, makeSnapshot } from './catalogue-snapshot'

/** The revision is asked for at most this often, in milliseconds. */
const recheckAfter = 1000

export type CatalogueKeeper = {
  /** For reads: at most a second behind the database. No SQL within that second. */
  current: () => Promise<CatalogueSnapshot>
  /** For charging: exactly what the transaction sees. */
  within: (transaction: Db) => Promise<CatalogueSnapshot>
  /** Forget when it was last checked: the next read asks the database. Called after our own changes. */
  recheck: () => void
}

export type KeeperOptions = {
  /** Milliseconds, only to space out the checks; never a business date. */
  now?: () => number
  /** Done once to each new copy before anybody reads it. */
  prepare?: (data: CatalogueData) => Promise<CatalogueData>
}

export function createCatalogueKeeper(
  db: Db,
  { now = () => performance.now(), prepare = async (data) => data }: KeeperOptions = {},
): CatalogueKeeper {
  let held: CatalogueSnapshot | null = null
  let checkedAt = Number.NEGATIVE_INFINITY
  let inFlight: Promise<CatalogueSnapshot> | null = null

  const renew = async (source: Db): Promise<CatalogueSnapshot> => {
    const asked = now()
    const revision = await readRevision(source)
    const snapshot = held?.revision === revision ? held : makeSnapshot(await prepare(await loadCatalogue(source)))
    held = snapshot
    checkedAt = asked
    return snapshot
  }

  const current = async (): Promise<CatalogueSnapshot> => {
    if (held && now() - checkedAt < recheckAfter) return held
    inFlight ??= renew(db).finally(() => {
      inFlight = null
    })
    return inFlight
  }

  const within = async (transaction: Db): Promise<CatalogueSnapshot> => {
    const revision = await readRevision(transaction)
    /* A transaction may yet be rolled back, so what it alone has seen is not kept. */
    return held?.revision === revision ? held : makeSnapshot(await loadCatalogue(transaction, 1))
  }

  const recheck = () => {
    checkedAt = Number.NEGATIVE_INFINITY
  }

  return { current, within, recheck }
}
