/** The lines of a place to live: design domain §3.5. */
import type { AccommodationPricing, BookingChoice } from '../../contract/pricing-schema'
import { ageOn, birthdayOf } from '../dates'
import { priceWeeks } from './bands'
import { accommodationWeeksOf, rulingHomeList } from './check'
import { type SchoolLine, schoolLine } from './context'
import { inSpan, nightsInSpan } from './seasons'
import { type Stay, stayOf } from './stay'

const comingOfAge = 18

function summerLines(home: AccommodationPricing, stay: Stay): SchoolLine[] {
  const { summer } = home
  if (!summer) return []
  const count = stay.weekDays.filter((day) => inSpan(summer, day)).length
  if (count === 0 || summer.perWeek === 0) return []
  const params = { count, weeks: stay.weekDays.length, from: summer.from, to: summer.to, rate: summer.perWeek }
  return [schoolLine('accommodationSummer', count * summer.perWeek, { key: 'accommodationSummer', params }, home.id)]
}

function under18Lines(home: AccommodationPricing, stay: Stay, birthDate: string | null): SchoolLine[] {
  if (birthDate === null || home.under18PerWeek === 0) return []
  const count = stay.weekDays.filter((day) => ageOn(birthDate, day) < comingOfAge).length
  if (count === 0) return []
  const params = { count, weeks: stay.weekDays.length, birthday: birthdayOf(birthDate, comingOfAge), rate: home.under18PerWeek }
  return [schoolLine('accommodationUnder18', count * home.under18PerWeek, { key: 'accommodationUnder18', params }, home.id)]
}

/** A flat price is asked once for each Christmas the stay touches; a price per night for the nights inside. */
function christmasLines(home: AccommodationPricing, stay: Stay): SchoolLine[] {
  const { christmas } = home
  if (!christmas || christmas.price === 0) return []
  const touched = nightsInSpan(christmas, stay.from, stay.to)
  if (touched.length === 0) return []
  const span = { from: christmas.from, to: christmas.to }
  if (christmas.rule === 'flat') {
    const rule = { key: 'accommodationChristmasFlat', params: { ...span, price: christmas.price } } as const
    return [schoolLine('accommodationChristmas', touched.length * christmas.price, rule, home.id)]
  }
  const count = touched.reduce((total, nights) => total + nights, 0)
  const rule = { key: 'accommodationChristmasNights', params: { ...span, count, rate: christmas.price } } as const
  return [schoolLine('accommodationChristmas', count * christmas.price, rule, home.id)]
}

function onceLines(home: AccommodationPricing, choice: BookingChoice): SchoolLine[] {
  const lines: SchoolLine[] = []
  if (home.placementFee !== 0) lines.push(schoolLine('placement', home.placementFee, { key: 'placementOnce', params: {} }, home.id))
  if (choice.extraNights > 0 && home.extraNight !== 0) {
    const rule = { key: 'extraNights', params: { count: choice.extraNights, rate: home.extraNight } } as const
    lines.push({ ...schoolLine('extraNights', choice.extraNights * home.extraNight, rule, home.id), removable: true })
  }
  return lines
}

/** The chosen accommodation's dates and lines. The choice must have passed `checkChoice`, which makes sure that a list is in force. */
export function accommodationOf(home: AccommodationPricing, choice: BookingChoice): { stay: Stay; lines: SchoolLine[] } {
  const stay = stayOf(choice.startDate, accommodationWeeksOf(choice), home.checkInDay, choice.extraNights)
  const ruling = rulingHomeList(home, choice.startDate, stay.from)
  if (!ruling) return { stay, lines: [] }
  const price = priceWeeks(home.lists, ruling, stay.weekDays)
  const room = schoolLine('accommodation', price.amount, { key: `accommodation${price.form}`, params: price.params }, home.id)
  return {
    stay,
    lines: [
      { ...room, removable: true },
      ...summerLines(home, stay),
      ...under18Lines(home, stay, choice.student.birthDate),
      ...christmasLines(home, stay),
      ...onceLines(home, choice),
    ],
  }
}
