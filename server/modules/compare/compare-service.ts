/** Comparing courses (issue "The catalogue people browse"): up to four, of this session, guests too. */
import { limits } from '../../../src/config/limits'
import type { CompareChanged, CompareChoice, CompareQuery, Comparison } from '../../../src/contract/trip-schema'
import { parseCount } from '../../../src/domain/digits'
import type { Trx } from '../../db/schema'
import { fail } from '../../fail'
import type { Call } from '../../routing'
import type { CatalogueSnapshot, Offer } from '../catalogue/catalogue-snapshot'
import { readTripWish } from '../trips/trip-input'
import { deleteAllCompared, deleteCompared, findCompared, insertCompared } from './compare-repository'
import { compareBrief, compareItem } from './compare-view'

type CompareCall<Input = unknown> = Pick<Call<Input>, 'db' | 'transact' | 'services' | 'session' | 'locale' | 'today' | 'now' | 'input'>

/** @assumed Weeks compared when nobody said how many. */
const usualWeeks = 4

const offersOf = (snapshot: CatalogueSnapshot, ids: readonly number[]): Offer[] => ids.flatMap((id) => snapshot.offerById.get(id) ?? [])

const changed = (offers: readonly Offer[], { locale }: CompareCall): CompareChanged => ({
  success: true,
  limit: limits.compare,
  items: offers.map((offer) => compareBrief(offer, locale)),
})

/** The courses of the session's list, side by side, all for the same weeks and from the same day. */
export async function comparison(call: CompareCall<CompareQuery>): Promise<Comparison> {
  const { db, services, session, today, locale } = call
  const wish = readTripWish(call.input)
  const trip = { weeks: wish.weeks ?? usualWeeks, start: wish.start }
  const snapshot = await services.catalogue.current()
  const offers = offersOf(snapshot, await findCompared(db, session.id))
  const items = offers.map((offer) => compareItem(offer, { snapshot, today, locale }, trip))
  return { success: true, limit: limits.compare, ...trip, items }
}

/** A course that left the catalogue while it was in the list takes no place in it. */
async function livingIds(trx: Trx, sessionId: string, snapshot: CatalogueSnapshot): Promise<number[]> {
  const ids = await findCompared(trx, sessionId)
  const gone = ids.filter((id) => !snapshot.offerById.has(id))
  if (gone.length > 0) await deleteCompared(trx, sessionId, gone)
  return ids.filter((id) => snapshot.offerById.has(id))
}

function readProduct({ product_id }: CompareChoice): number {
  const id = parseCount(product_id)
  if (id === null) throw fail('validation', { fields: { product_id: product_id === undefined ? 'required' : 'count' } })
  return id
}

/**
 * Adds a course; one that is there already stays where it is (case 89). Fails with `validation`, `not_found`, and with `compare_full` when
 * four others are there.
 */
export async function addToCompare(call: CompareCall<CompareChoice>): Promise<CompareChanged> {
  const { transact, services, session, now } = call
  const id = readProduct(call.input)
  const snapshot = await services.catalogue.current()
  if (!snapshot.offerById.has(id)) throw fail('not_found')
  const ids = await transact(async (trx) => {
    const before = await livingIds(trx, session.id, snapshot)
    if (before.includes(id)) return before
    if (before.length >= limits.compare) throw fail('compare_full')
    await insertCompared(trx, session.id, id, new Date(now).toISOString())
    return [...before, id]
  })
  return changed(offersOf(snapshot, ids), call)
}

/** Takes a course out; one that is not there is no failure: what was wanted holds. */
export async function removeFromCompare(call: CompareCall<CompareChoice>): Promise<CompareChanged> {
  const { transact, services, session } = call
  const id = readProduct(call.input)
  const snapshot = await services.catalogue.current()
  const ids = await transact(async (trx) => {
    await deleteCompared(trx, session.id, [id])
    return findCompared(trx, session.id)
  })
  return changed(offersOf(snapshot, ids), call)
}

/** Empties the list. */
export async function clearCompare(call: CompareCall): Promise<CompareChanged> {
  await call.transact((trx) => deleteAllCompared(trx, call.session.id))
  return changed([], call)
}
