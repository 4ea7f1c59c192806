/**
 * `node --import tsx server/modules/reviews/command.ts list | publish ID | reject ID | keep ID | answer ID TEXT`: the agency's desk until it has
 * pages of its own. Works on the database of the environment; a running server notices by itself.
 */
import { parseCount } from '../../../src/domain/digits'
import { cleanText } from '../../../src/domain/text'
import { connect } from '../../db/connect'
import type { Db } from '../../db/schema'
import { readEnv } from '../../env'
import { answerReview, decideReview, keepReview } from './moderation'
import { findPending, findReported, type ReviewRow } from './reviews-repository'

const usage = 'use: list | publish ID | reject ID | keep ID | answer ID TEXT'

const show = ({ id, course_id, rating, locale, verified, nickname, title, body }: ReviewRow, why = '') =>
  console.log(
    `${id}\tcourse ${course_id}\t${rating}/5\t${locale}${verified ? '\tverified' : ''}${why}\t${nickname}\n\t${title}\n\t${body}\n`,
  )

async function list(db: Db): Promise<void> {
  for (const review of await findPending(db)) show(review)
  for (const review of await findReported(db)) show(review, `\treported: ${review.reasons.join(', ')}`)
}

async function act(db: Db, [verb, number, ...words]: string[]): Promise<void> {
  if (verb === 'list') return list(db)
  const id = parseCount(number)
  const at = new Date().toISOString()
  if (id === null) throw new Error(usage)
  if (verb === 'publish') return decideReview(db, id, 'published', at)
  if (verb === 'reject') return decideReview(db, id, 'rejected', at)
  if (verb === 'keep') return keepReview(db, id, at)
  if (verb === 'answer') return answerReview(db, id, cleanText(words.join(' ')), at)
  throw new Error(usage)
}

async function run(): Promise<void> {
  const connection = connect(readEnv().databaseUrl)
  try {
    await act(connection.db, process.argv.slice(2))
  } finally {
    await connection.close()
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
