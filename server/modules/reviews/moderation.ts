/** What the agency does with a review (domain §5). */
import { ratingsOf } from '../../../src/domain/reviews/ratings'
import { type ReviewState, reviewStates } from '../../../src/domain/states'
import { inTransaction } from '../../db/connect'
import type { Db, Trx } from '../../db/schema'
import { raiseRevision } from '../catalogue/catalogue-repository'
import { branchOfCourse, findRated, findReview, type ReviewRow, setBranchRating, updateReview } from './reviews-repository'

/** The branch's rating is always that of its published reviews; pages and search learn of it by the catalogue's revision. @assumed */
async function renewRating(trx: Trx, courseId: number, at: string): Promise<void> {
  const id = await branchOfCourse(trx, courseId)
  const { average, count } = ratingsOf(await findRated(trx, { of: 'branch', id }))
  await setBranchRating(trx, id, average, count)
  await raiseRevision(trx, at)
}

async function changed(db: Db, id: number, change: (trx: Trx, review: ReviewRow) => Promise<void>): Promise<void> {
  await inTransaction(db, async (trx) => {
    const review = await findReview(trx, id)
    if (!review) throw new Error(`there is no review ${id}`)
    await change(trx, review)
  })
}

/** Publishes or rejects. Throws for a move that domain/states does not list. @param at the moment, ISO. */
export const decideReview = (db: Db, id: number, state: Exclude<ReviewState, 'pending'>, at: string): Promise<void> =>
  changed(db, id, async (trx, review) => {
    if (review.state === state) return
    if (!reviewStates.canMove(review.state, state)) throw new Error(`review ${id} is ${review.state}: it can't become ${state}`)
    await updateReview(trx, id, { state, decided_at: at })
    await renewRating(trx, review.course_id, at)
  })

/** A reported review has been looked at and stays: its reports are settled. */
export const keepReview = (db: Db, id: number, at: string): Promise<void> =>
  changed(db, id, (trx) => updateReview(trx, id, { decided_at: at }))

/** The school's answer under a review; empty takes it away. */
export const answerReview = (db: Db, id: number, answer: string, at: string): Promise<void> =>
  changed(db, id, async (trx) => {
    await updateReview(trx, id, { answer: answer === '' ? null : answer })
    await raiseRevision(trx, at)
  })
