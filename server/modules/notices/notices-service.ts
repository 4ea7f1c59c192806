/** core/products/notifyStock: told once, by mail, when a course can be booked again or has become cheaper; asked and confirmed by mail. */
import { randomBytes } from 'node:crypto'
import { limits } from '../../../src/config/limits'
import type { Locale } from '../../../src/config/locales'
import { isLocale } from '../../../src/config/locales'
import type { MessageReceived, NotifyStock } from '../../../src/contract/message-schema'
import { parseCount } from '../../../src/domain/digits'
import { normaliseEmail } from '../../../src/domain/email'
import { cleanText } from '../../../src/domain/text'
import { inTransaction } from '../../db/connect'
import type { Trx } from '../../db/schema'
import { enqueueMail } from '../../events/mail'
import { type FailedFields, fail } from '../../fail'
import type { Call } from '../../routing'
import type { Services } from '../../services'
import type { CatalogueSnapshot, Offer } from '../catalogue/catalogue-snapshot'
import { tripAt } from '../courses/trip-price'
import { hashSecret } from '../session/session-service'
import type { NoticeMail } from './notice-mails'
import {
  confirmNotice,
  countNotices,
  deleteNoticesTo,
  findByToken,
  findNotice,
  findWaiting,
  keepNotice,
  markTold,
  type NoticeRow,
} from './notices-repository'

const linkLife = 24 * 3_600_000
/** Whose price counts when none was named: as on the cards. Weeks. @assumed */
const shownWeeks = 4
/** Tokens' length as newsletters-service.ts. */
const secret = () => randomBytes(32).toString('base64url')
const iso = (ms: number): string => new Date(ms).toISOString()
const done: MessageReceived = { success: true }

type Scene = { snapshot: CatalogueSnapshot; today: string }

const priceOf = ({ snapshot, today }: Scene, offer: Offer, weeks: number): number | null =>
  tripAt(snapshot, offer, { today, weeks, start: null })?.totalSar ?? null

/** Has what the notice waits for come true? @assumed cheaper: the course alone, than on the day it was asked for. */
function isDue({ kind, weeks, price_sar }: Pick<NoticeRow, 'kind' | 'weeks' | 'price_sar'>, scene: Scene, offer: Offer): boolean {
  if (!offer.course.bookable) return false
  if (kind === 'bookable') return true
  const now = priceOf(scene, offer, weeks)
  return now !== null && price_sar !== null && now < price_sar
}

const named = ({ course, school }: Offer): Pick<NoticeMail, 'course' | 'url' | 'school'> => ({
  course: course.name,
  url: course.url,
  school: school.name,
})

type Wish = Pick<NoticeRow, 'course_id' | 'email' | 'kind' | 'weeks' | 'price_sar'> & { offer: Offer }

function readWish({ input }: Call<NotifyStock>, scene: Scene): Wish {
  const id = parseCount(input.product_id)
  const offer = id === null ? undefined : scene.snapshot.offerById.get(id)
  if (!offer) throw fail('core_products_101')
  const fields: FailedFields = {}
  const email = normaliseEmail(input.email ?? '')
  if (email === null) fields.email = cleanText(input.email ?? '') === '' ? 'required' : 'email'
  const kind = input.kind ?? (offer.course.bookable ? 'cheaper' : 'bookable')
  const { minWeeks, maxWeeks } = offer.course.pricing
  const weeks = input.weeks === undefined ? Math.min(Math.max(shownWeeks, minWeeks), maxWeeks) : parseCount(input.weeks, maxWeeks)
  if (weeks === null) fields.weeks = 'count'
  const price = weeks === null ? null : priceOf(scene, offer, weeks)
  /* What is so already needs no notice; a trip without a price cannot become cheaper. */
  if (kind === 'bookable' ? offer.course.bookable : price === null) fields.kind = 'choice'
  if (Object.keys(fields).length > 0 || email === null || weeks === null) throw fail('validation', { fields })
  return { course_id: offer.course.id, email, kind, weeks, price_sar: price, offer }
}

/** The same wish once more within the minute: its mail is on its way, and a new link would end that one's (case 66). */
const isJustAsked = ({ confirmed_at, created_at, weeks }: NoticeRow, wish: Omit<Wish, 'offer'>, now: number): boolean =>
  confirmed_at === null && weeks === wish.weeks && created_at > iso(now - limits.flood.sameWithin)

async function ask(trx: Trx, { offer, ...wish }: Wish, locale: Locale, now: number): Promise<void> {
  const known = await findNotice(trx, wish)
  if (known?.confirmed_at && !known.notified_at) return
  if (known && isJustAsked(known, wish, now)) return
  if (!known && (await countNotices(trx, wish.email)) >= limits.mail.noticesPerAddress) return
  const token = secret()
  const params: NoticeMail = { ...named(offer), kind: wish.kind, token, weeks: wish.weeks, before: null, now: null }
  if ((await enqueueMail(trx, { to: wish.email, locale, template: 'notice_confirm', params }, now, 'drop')) === null) return
  const token_hash = hashSecret(token)
  await keepNotice(trx, { ...wish, locale, token_hash, confirmed_at: null, notified_at: null, created_at: iso(now) })
}

/** Tells, once: the row is marked in the transaction that holds the mail. */
async function tell(trx: Trx, row: NoticeRow, scene: Scene, now: number): Promise<boolean> {
  const offer = scene.snapshot.offerById.get(row.course_id)
  if (!offer || !isDue(row, scene, offer)) return false
  const token = secret()
  if (!(await markTold(trx, row, hashSecret(token), iso(now)))) return false
  const { kind, weeks, price_sar } = row
  const params: NoticeMail = { ...named(offer), kind, token, weeks, before: price_sar, now: priceOf(scene, offer, weeks) }
  await enqueueMail(trx, { to: row.email, locale: isLocale(row.locale) ? row.locale : 'ar', template: 'notice_due', params }, now)
  return true
}

async function byToken(call: Call<NotifyStock>, token: string, scene: Scene): Promise<MessageReceived> {
  return call.transact(async (trx) => {
    const row = await findByToken(trx, hashSecret(token))
    if (!row) throw fail('link_expired')
    if (call.input.stop) {
      await deleteNoticesTo(trx, row.email)
      return done
    }
    if (row.confirmed_at) return done
    if (call.now - Date.parse(row.created_at) > linkLife) throw fail('link_expired')
    await confirmNotice(trx, row, iso(call.now))
    await tell(trx, row, scene, call.now)
    return done
  })
}

/**
 * Asks, confirms (`token`) or ends all notices to the address (`token` and `stop`). The answer never tells what was known of an address.
 * Fails with core_products_101, `validation`, `link_expired`.
 */
export async function notifyStock(call: Call<NotifyStock>): Promise<MessageReceived> {
  const scene = { snapshot: await call.services.catalogue.current(), today: call.today }
  if (call.input.token) return byToken(call, call.input.token, scene)
  const wish = readWish(call, scene)
  return call.transact(async (trx) => {
    if (!call.input.website) await ask(trx, wish, call.locale, call.now)
    return done
  })
}

/** Tells everybody whose wait is over. @returns how many were told by this process. */
export async function tellWaiting(services: Services): Promise<number> {
  const scene = { snapshot: await services.catalogue.current(), today: services.today() }
  let told = 0
  for (const row of await findWaiting(services.db))
    if (await inTransaction(services.db, (trx) => tell(trx, row, scene, services.now()))) told += 1
  return told
}

/** Looks again when the catalogue's revision or the day has changed. @returns what is to be called now and then; it tells how many were told. */
export function createNoticeWatch(services: Services): () => Promise<number> {
  let seen = ''
  return async () => {
    const state = `${(await services.catalogue.current()).revision} ${services.today()}`
    if (state === seen) return 0
    const told = await tellWaiting(services)
    seen = state
    return told
  }
}
