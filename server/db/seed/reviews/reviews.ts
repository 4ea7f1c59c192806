/** Reviews of the demo catalogue: written by nobody, read like somebody; the same for the same base date. */
import type { Insertable } from 'kysely'
import type { Locale } from '../../../../src/config/locales'
import { reviewCriteria } from '../../../../src/contract/review-schema'
import { addDays } from '../../../../src/domain/dates'
import type { ReviewsTable } from '../../schema/people-tables'
import type { Catalogue } from '../catalogue'
import { cycled, type Dice, diceOf } from '../random'
import { phrases } from './phrases'
import { planReviews } from './plan'

const oldestDays = 540
/** Courses of a branch that have reviews: those it began with. */
const oftenReviewed = 8

const near = (dice: Dice, stars: number): number => Math.min(5, Math.max(1, stars + dice.pick([-1, 0, 0, 0, 1])))

/** Who had no room through the school has nothing to say about it. */
function criteriaOf(dice: Dice, stars: number): Record<string, number> {
  const rated = reviewCriteria.filter((name) => name !== 'accommodation' || dice.between(1, 3) > 1)
  return Object.fromEntries(rated.map((name) => [name, near(dice, stars)]))
}

/** Takes phrases in turn from a place of the branch's own, so that two reviews of a page never say the same. */
function wordsOf(locale: Locale, stars: number, turn: number) {
  const own = phrases[locale]
  const mood = stars >= 4 ? 'glad' : 'mixed'
  const title = cycled(own.titles[mood], turn)
  const { length } = own.teaching[mood]
  const around = cycled(own.around[mood], turn * 3 + Math.floor(turn / length))
  const sentences = [cycled(own.teaching[mood], turn), around, cycled(own.closing[mood], turn)]
  return { nickname: cycled(own.nicknames, turn), title, body: (turn % 3 === 1 ? sentences.slice(0, 2) : sentences).join(' ') }
}

type Seed = { slug: string; courseIds: readonly number[]; baseDate: string }

function reviewRow({ slug, courseIds, baseDate }: Seed, stars: number, turn: number): Insertable<ReviewsTable> {
  const dice = diceOf(`${slug} review ${turn}`)
  const locale = dice.between(1, 5) > 2 ? 'ar' : 'en'
  const on = addDays(baseDate, -dice.between(3, oldestDays))
  const isAnswered = dice.between(1, 5) === 1
  const answers = phrases[locale].answers
  const offset = diceOf(slug).between(0, 400)
  return {
    course_id: cycled(courseIds, dice.between(0, courseIds.length - 1)),
    customer_id: null,
    order_id: null,
    ...wordsOf(locale, stars, offset + turn),
    rating: stars,
    criteria: JSON.stringify(criteriaOf(dice, stars)),
    locale,
    state: 'published',
    verified: dice.between(1, 4) > 1 ? 1 : 0,
    answer: isAnswered ? (stars >= 4 ? (answers[0] ?? null) : cycled(answers, 1 + (turn % 2))) : null,
    created_at: `${on}T${String(dice.between(6, 20)).padStart(2, '0')}:00:00.000Z`,
    decided_at: `${addDays(on, 1)}T08:00:00.000Z`,
  }
}

/** @param baseDate the day the catalogue lies around; reviews are from the year and a half before. */
export function buildReviews({ branches, courses }: Catalogue, baseDate: string): Insertable<ReviewsTable>[] {
  const idsOf = new Map<number, number[]>()
  for (const { id, branchId } of courses) {
    const known = idsOf.get(branchId)
    if (known) known.push(id)
    else idsOf.set(branchId, [id])
  }
  return branches.flatMap(({ id, url, reviewCount }) => {
    const seed = { slug: url.en, courseIds: idsOf.get(id)?.slice(0, oftenReviewed) ?? [], baseDate }
    return reviewCount === 0 ? [] : planReviews(url.en).ratings.map((stars, turn) => reviewRow(seed, stars, turn))
  })
}
