import { configPaths } from '../../../src/config/config-paths'
import type { Course } from '../../../src/contract/catalogue-schema'
import type { BookingChoice, MarketTerms } from '../../../src/contract/pricing-schema'
import { checkChoice, nextStarts, priceBooking } from '../../../src/domain/pricing'
import { studyAlone } from '../../../src/domain/pricing/study-alone'
import { catalogue, defaultBaseDate } from './catalogue'
import { content } from './content'
import { sentinels } from './sentinels'

const shop = catalogue()
const config = (path: string): string => content.configs.find((one) => one.path === path)?.value ?? ''
const terms: MarketTerms = {
  ratesMicro: JSON.parse(config(configPaths.ratesMicro)) as Record<string, number>,
  serviceFeeSar: Number(config(configPaths.serviceFee)),
  vatBasisPoints: Number(config(configPaths.vatBasisPoints)),
  bookingDays: Number(config(configPaths.courseBookingDays)),
}
const now = { today: defaultBaseDate, terms }
const otherDays = ['2026-01-01', '2026-03-01', '2027-07-31', '2027-12-31']

const adult = { birthDate: '2001-05-05', nationality: 'SA' }
const youth = { birthDate: '2013-01-15', nationality: 'SA' }

const plain = (course: Course, weeks: number, startDate: string): BookingChoice => ({
  ...studyAlone(course.id, weeks, startDate),
  student: course.maxAge === null ? adult : youth,
})

function full(course: Course, weeks: number, startDate: string): BookingChoice {
  const { accommodations, pickups, extraFees } = course.pricing
  const choice = plain(course, weeks, startDate)
  const age = course.maxAge === null ? 25 : 14
  const home = accommodations.find(({ minAge, minWeeks }) => minAge <= age && minWeeks <= weeks)
  return {
    ...choice,
    accommodationId: home?.id ?? null,
    transfer: 'both',
    pickupId: pickups[0]?.id ?? null,
    insurance: true,
    extraFeeIds: extraFees.map(({ id }) => id),
  }
}

const lengths = ({ pricing }: Course): number[] => {
  const clamped = (weeks: number) => Math.min(Math.max(weeks, pricing.minWeeks), pricing.maxWeeks)
  return [...new Set([pricing.minWeeks, clamped(4), clamped(12), pricing.maxWeeks])]
}

describe('every course can be priced', () => {
  test('given its shortest and longest stay, four and twelve weeks, when it begins at one of its next starts, then it has a price', () => {
    const failures = shop.courses.flatMap((course) =>
      lengths(course).flatMap((weeks) => {
        const [start] = nextStarts(course.pricing, { ...now, weeks, count: 1 })
        if (!start) return [`${course.url.en} ${weeks}: no start`]
        return [plain(course, weeks, start), full(course, weeks, start)].flatMap((choice) => {
          const price = priceBooking(course.pricing, choice, now)
          if (!price.ok) return [`${course.url.en} ${weeks} ${price.failure.code}`]
          return price.value.totalSar > 0 && price.value.totalSar < 70_000_000 ? [] : [`${course.url.en} ${weeks}: ${price.value.totalSar}`]
        })
      }),
    )
    expect(failures).toEqual([])
  })

  test('given four weeks of general language with all fees, then the price is one a family would recognise', () => {
    const general = shop.courses.filter(({ type, id }) => type === 'general' && id > 100)
    for (const course of general) {
      const [start = ''] = nextStarts(course.pricing, { ...now, weeks: 4, count: 1 })
      const price = priceBooking(course.pricing, plain(course, 4, start), now)
      const riyals = price.ok ? price.value.totalSar / 100 : 0
      expect({ url: course.url.en, plausible: riyals > 1_700 && riyals < 12_000, riyals }).toMatchObject({ plausible: true })
    }
  })

  test.each(otherDays)('given the catalogue of %s, when a course is booked on that day, then it has a start and a price', (today) => {
    const failures = catalogue({ baseDate: today }).courses.filter((course) => {
      const weeks = course.pricing.minWeeks
      const [start] = nextStarts(course.pricing, { today, terms, weeks, count: 1 })
      return !start || !priceBooking(course.pricing, full(course, weeks, start), { today, terms }).ok
    })
    expect(failures.map(({ url }) => url.en)).toEqual([])
  })

  test('given further courses, then they can be priced as well', () => {
    const further = catalogue({ courses: 500 }).courses.slice(450)
    const failures = further.filter((course) => {
      const [start = ''] = nextStarts(course.pricing, { ...now, weeks: course.pricing.minWeeks, count: 1 })
      return !priceBooking(course.pricing, plain(course, course.pricing.minWeeks, start), now).ok
    })
    expect(failures.map(({ url }) => url.en)).toEqual([])
  })

  test('given every course, then a start can be chosen a year and a half ahead', () => {
    const late = { ...now, today: '2028-03-01' }
    const stuck = shop.courses.filter(({ pricing }) => nextStarts(pricing, { ...late, weeks: pricing.minWeeks, count: 1 }).length === 0)
    expect(stuck.map(({ url }) => url.en)).toEqual([])
  })

  test('given the bands of a list, then they begin at one and a longer stay never costs more a week', () => {
    for (const { pricing } of shop.courses)
      for (const { bands, rule } of pricing.lists) {
        expect(bands[0]?.fromWeeks).toBe(1)
        const prices = bands.map(({ price }) => price)
        if (rule !== 'fixed') expect(prices).toEqual([...prices].sort((one, other) => other - one))
      }
  })
})

describe('sentinels', () => {
  const courseOf = (id: number): Course => {
    const found = shop.courses.find((course) => course.id === id)
    if (!found) throw new Error(`no course ${id}`)
    return found
  }
  const { workedExample, notBookable, lastPlace, adultsOnly, belowMinimum, arabicUrl } = sentinels.courses

  test('given the student of the worked example, when booked on 1 March 2026, then each line comes out to the halala', () => {
    const choice: BookingChoice = {
      courseId: workedExample.id,
      weeks: 12,
      startDate: '2026-06-15',
      accommodationId: sentinels.homestayId,
      accommodationWeeks: null,
      extraNights: 0,
      transfer: 'both',
      pickupId: sentinels.heathrowId,
      insurance: true,
      extraFeeIds: [sentinels.courierId],
      student: { birthDate: '2008-08-01', nationality: 'SA' },
    }
    const price = priceBooking(courseOf(workedExample.id).pricing, choice, { today: '2026-03-01', terms })
    const lines = price.ok ? price.value.lines.map(({ kind, amount, sar }) => [kind, amount, sar]) : price.failure
    expect(lines).toEqual([
      ['tuition', 300_000, 1_485_000],
      ['promotion', -45_000, -222_750],
      ['registration', 5_000, 24_750],
      ['materials', 4_500, 22_275],
      ['accommodation', 240_000, 1_188_000],
      ['accommodationSummer', 27_500, 136_125],
      ['accommodationUnder18', 21_000, 103_950],
      ['placement', 6_000, 29_700],
      ['transfer', 18_000, 89_100],
      ['insurance', 7_200, 35_640],
      ['extraFee', 5_000, 24_750],
      ['serviceFee', 30_000, 30_000],
      ['vat', 4_500, 4_500],
    ])
    expect(price).toMatchObject({ value: { schoolTotal: 589_200, schoolTotalSar: 2_916_540, totalSar: 2_951_040, endDate: '2026-09-04' } })
  })

  test('given each sentinel, then its address is the one that is promised', () => {
    for (const { id, url } of Object.values(sentinels.courses)) expect(courseOf(id).url).toEqual(url)
    expect(shop.schools.find(({ id }) => id === sentinels.schoolId)?.url.en).toBe(sentinels.schoolUrl)
    expect(shop.branches.find(({ id }) => id === sentinels.branchId)?.url.en).toBe(sentinels.branchUrl)
    expect(courseOf(arabicUrl.id).url.ar).toBe('دورة-اللغة-الإنجليزية-العامة-لندن')
  })

  test('given the sentinels, then one is not bookable, one has a single place and one is for adults', () => {
    expect(shop.courses.filter(({ bookable }) => !bookable).map(({ id }) => id)).toEqual([notBookable.id])
    expect(shop.places).toEqual({ [lastPlace.id]: 1 })
    const [start = ''] = nextStarts(courseOf(adultsOnly.id).pricing, { ...now, weeks: 4, count: 1 })
    const young = { ...plain(courseOf(adultsOnly.id), 4, start), student: { birthDate: '2010-01-01', nationality: 'SA' } }
    expect(checkChoice(courseOf(adultsOnly.id).pricing, young, now)).toMatchObject({ code: 'studentTooYoung', params: { minimum: 18 } })
  })

  test('given the taster week alone, then its price is below the minimum order', () => {
    const course = courseOf(belowMinimum.id)
    const [start = ''] = nextStarts(course.pricing, { ...now, weeks: 1, count: 1 })
    const price = priceBooking(course.pricing, plain(course, 1, start), now)
    expect(price.ok && price.value.totalSar).toBeLessThan(Number(config(configPaths.minimumOrder)))
  })
})
