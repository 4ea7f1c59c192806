/** What the buttons under the price do. Loaded at the first press, with the store (decision 4). */
import { showToast, type ToastMessage } from '../../../config/events'
import type { Locale } from '../../../config/locales'
import { to } from '../../../config/routes'
import { writeEntry } from '../../../domain/quote/write-entry'
import { partsOf } from '../../../forms/birth-date'
import { goTo } from '../../../i18n/go-to'
import type { Text } from '../../../i18n/use-text'
import { environmentOf } from '../../../store/environment'
import { getStore } from '../../../store/get-store'
import { quoteTyped } from '../../../store/quote-typed'
import { shareLink } from '../../../ui/share-link'
import type { CoursePage } from '../course-page'
import { type Trip, writeTrip } from '../trip'

export type Act = 'quote' | 'keep' | 'compare' | 'share'
/** `wasOn`: what the pressed button showed. */
export type Situation = {
  page: CoursePage
  trip: Trip
  wasOn: boolean
  locale: Locale
  t: Text
  say: (failure: { code: string }) => string
  /** Is the page on which it was pressed still the one that is open? */
  isHere: () => boolean
}

/** Says it where it was asked: the next page may be in the other language. */
const tell = ({ isHere }: Situation, message: ToastMessage) => isHere() && showToast(message)

/** The address that opens this page on this very trip, and so on the same price. */
export function tripAddress({ page, trip, locale }: Pick<Situation, 'page' | 'trip' | 'locale'>): string {
  return `${to.course(locale, page.course.url)}?${writeTrip(trip)}`
}

// A customer's list and what is compared are on the server: a button may have shown what is not so. Its press wants the other of what it showed,
// and where that is so already, nothing is to be done.
async function keep(situation: Situation): Promise<boolean> {
  const { page, trip, wasOn, locale, t, say } = situation
  const { wishlist } = getStore()
  if (wishlist.status === 'idle') await wishlist.load()
  const { weeks, startDate: start } = trip
  const { id } = page.course
  const isKept = wishlist.has(id) === wasOn ? wishlist.toggle({ id, weeks, start, seen: null, on: null }) : !wasOn
  const { failure } = wishlist
  if (failure?.code === 'wishlist_full') tell(situation, { severity: 'warn', text: say(failure) })
  else
    tell(situation, {
      severity: 'success',
      text: t(isKept ? 'card.acts.keptToast' : 'card.acts.dropped'),
      action: { label: t('card.acts.seeWishes'), href: to.wishlist(locale) },
    })
  return isKept
}

async function compare(situation: Situation): Promise<boolean> {
  const { page, trip, wasOn, locale, t, say } = situation
  const { compare } = getStore()
  if (compare.status === 'idle') await compare.load()
  const { course, school, city } = page
  const wasFull = compare.isFull && !compare.has(course.id)
  if (compare.has(course.id) === wasOn)
    compare.toggle({ id: course.id, url: course.url, name: course.name, school: school.name, city: city.name, poster: city.poster })
  const isIn = compare.has(course.id)
  const text = wasFull ? say({ code: 'compare_full' }) : t(isIn ? 'card.acts.comparedToast' : 'card.acts.uncompared')
  const action = { label: t('card.acts.seeCompared'), href: `${to.compare(locale)}?${writeTrip(trip)}` }
  tell(situation, { severity: wasFull ? 'warn' : 'success', text, action })
  return isIn
}

async function share(situation: Situation): Promise<boolean> {
  const { page, t, isHere } = situation
  if (!isHere()) return false
  const address = tripAddress(situation)
  const done = await shareLink(`${window.location.origin}${encodeURI(address)}`, page.course.name)
  if (done === 'copied') tell(situation, { severity: 'success', text: t('card.acts.shared') })
  if (done !== 'failed' || !isHere()) return done !== 'failed'
  // Neither sheet nor clipboard: the address bar shows what would have been copied.
  window.history.replaceState(window.history.state, '', address)
  showToast({ severity: 'info', text: t('card.acts.copyThis') })
  return false
}

/** The trip goes by the address; who travels is personal and goes by this tab's memory alone (decision 11). */
async function quote({ page, trip, locale, isHere }: Situation): Promise<boolean> {
  if (!isHere()) return false
  const { weeks, startDate: start, accommodationId: stay, transfer, pickupId: pickup, insurance, extraFeeIds: fees } = trip
  const kept = quoteTyped(environmentOf(getStore()).drafts)
  const typed = kept.read()
  kept.write({
    ...typed,
    ...(trip.birthDate ? { birthDate: partsOf(trip.birthDate) } : {}),
    ...(trip.nationality ? { nationality: trip.nationality } : {}),
  })
  goTo(`${to.quote(locale)}${writeEntry({ course: page.course.id, weeks, start, stay, transfer, pickup, insurance, fees })}`)
  return false
}

const acts: Record<Act, (situation: Situation) => Promise<boolean>> = { quote, keep, compare, share }

/** @returns whether the course is now kept or compared, or was shared. */
export const actOn = (act: Act, situation: Situation): Promise<boolean> => acts[act](situation)
