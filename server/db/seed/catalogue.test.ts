import type { TSchema } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import {
  Accommodation,
  AirportPickup,
  Branch,
  City,
  Country,
  Course,
  ExtraFee,
  Language,
  School,
  State,
  SummerGroup,
  University,
} from '../../../src/contract/catalogue-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { addDays, isIsoDate, isoWeekday } from '../../../src/domain/dates'
import { sharedFilmFrame } from '../../../src/domain/prose/film'
import { pluralForm } from '../../../src/domain/weeks'
import { type Catalogue, catalogue, defaultBaseDate } from './catalogue'

const shop = catalogue()

const isLocalised = (value: object): value is LocalisedText => 'en' in value && 'ar' in value && Object.keys(value).length === 2

/** Every text of a document but its addresses, with the path to it. */
function texts(value: unknown, path = ''): { path: string; text: LocalisedText }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isLocalised(value)) return path.endsWith('.url') ? [] : [{ path, text: value }]
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`))
}
const kinds = Object.entries(shop).flatMap(([kind, list]): [string, unknown[]][] => (Array.isArray(list) ? [[kind, list]] : []))
const allTexts = texts(shop)

describe('the same options give the same catalogue', () => {
  test('given another clock and other random numbers, when it is built again, then not a byte differs', () => {
    const first = JSON.stringify(catalogue({ courses: 50 }))
    jest.useFakeTimers({ now: new Date('2031-05-05T05:05:05Z') })
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.123)
    try {
      expect(JSON.stringify(catalogue({ courses: 50 })) === first).toBe(true)
    } finally {
      random.mockRestore()
      jest.useRealTimers()
    }
  })

  test('given further courses, when built, then the demo catalogue is the same and they follow it', () => {
    const more = catalogue({ courses: 300 })
    expect(more.courses.slice(0, 450)).toEqual(shop.courses)
    expect(more.courses).toHaveLength(750)
  })

  test('given a base date without known holidays, when built, then it is refused', () => {
    expect(() => catalogue({ baseDate: '2029-01-01' })).toThrow('base date 2029-01-01')
    expect(() => catalogue({ baseDate: '2027-02-30' })).toThrow('base date')
  })
})

describe('what there is', () => {
  test('given the demo catalogue, then it has the size that was asked for', () => {
    expect(Object.fromEntries(kinds.map(([kind, list]) => [kind, list.length]))).toMatchObject({
      languages: 8,
      countries: 16,
      cities: 45,
      schools: 60,
      branches: 110,
      courses: 450,
      accommodations: 300,
      summerGroups: 8,
      universities: 20,
    })
  })

  test('given all courses, then every type, start rule, price rule, materials rule and both kinds of list are among them', () => {
    const seen = (pick: (course: Course) => unknown) => new Set(shop.courses.map(pick))
    expect(seen(({ type }) => type).size).toBe(8)
    expect(seen(({ pricing }) => pricing.startRule.kind)).toEqual(new Set(['weekday', 'dates', 'every']))
    expect(seen(({ pricing }) => pricing.lists[0]?.rule)).toEqual(new Set(['whole', 'progressive', 'fixed']))
    expect(seen(({ pricing }) => pricing.materials?.rule)).toEqual(new Set(['once', 'perStartedWeeks', 'band', undefined]))
    expect(seen(({ pricing }) => pricing.lists[0]?.split)).toEqual(new Set([true, false]))
    expect(seen(({ languageId }) => languageId).size).toBe(8)
    expect(seen(({ pricing }) => pricing.currency)).toEqual(new Set(['GBP', 'EUR', 'USD', 'CAD', 'AUD', 'NZD', 'MYR']))
    expect(new Set(shop.accommodations.map(({ type }) => type)).size).toBe(4)
  })

  test('given the base date, then promotions of all five kinds are open, some are over and some still to come', () => {
    const promotions = shop.offers.flatMap((offer) => offer.promotions)
    const open = promotions.filter(({ bookFrom, bookTo }) => bookFrom <= defaultBaseDate && defaultBaseDate <= bookTo)
    expect(new Set(open.map(({ kind }) => kind)).size).toBe(5)
    expect(promotions.some(({ bookTo }) => bookTo < defaultBaseDate)).toBe(true)
    expect(promotions.some(({ bookFrom }) => bookFrom > defaultBaseDate)).toBe(true)
    expect(open.length).toBeGreaterThan(promotions.length / 3)
  })

  test('given the fees, then every kind exists, and guardianship is compulsory under eighteen', () => {
    expect(new Set(shop.extraFees.map(({ kind }) => kind))).toEqual(new Set(['courier', 'guardianship', 'unaccompanied', 'exam', 'other']))
    for (const fee of shop.extraFees.filter(({ kind }) => kind === 'guardianship')) expect(fee.compulsory?.underAge).toBe(18)
  })
})

describe('the contract', () => {
  const schemas: [keyof Catalogue, TSchema][] = [
    ['languages', Language],
    ['countries', Country],
    ['states', State],
    ['cities', City],
    ['schools', School],
    ['branches', Branch],
    ['courses', Course],
    ['accommodations', Accommodation],
    ['pickups', AirportPickup],
    ['extraFees', ExtraFee],
    ['summerGroups', SummerGroup],
    ['universities', University],
  ]
  test.each(schemas)('given all %s, then each is as the contract says', (kind, schema) => {
    const check = TypeCompiler.Compile(schema)
    const wrong = (shop[kind] as unknown[]).flatMap((entry) => [...check.Errors(entry)].map(({ path, message }) => `${path} ${message}`))
    expect(wrong).toEqual([])
  })

  test('given every reference, then it leads somewhere', () => {
    const ids = (list: { id: number }[]) => new Set(list.map(({ id }) => id))
    const { languages, cities, schools, branches, courses, accommodations, summerGroups, universities, states } = shop
    const countryCodes = new Set(shop.countries.map(({ code }) => code))
    for (const city of cities) {
      expect(countryCodes).toContain(city.countryCode)
      if (city.stateId !== null) expect(ids(states)).toContain(city.stateId)
    }
    for (const branch of branches) {
      expect(ids(schools)).toContain(branch.schoolId)
      expect(ids(cities)).toContain(branch.cityId)
    }
    const branchIds = ids(branches)
    for (const { branchId } of [...courses, ...accommodations, ...summerGroups]) expect(branchIds).toContain(branchId)
    for (const course of courses) expect(ids(languages)).toContain(course.languageId)
    for (const university of universities) expect(ids(cities)).toContain(university.cityId)
  })

  test('given each course, then the rooms it prices are those of its branch', () => {
    const roomsOf = (branchId: number) => shop.accommodations.filter((room) => room.branchId === branchId).map(({ id }) => id)
    for (const course of shop.courses) expect(course.pricing.accommodations.map(({ id }) => id)).toEqual(roomsOf(course.branchId))
  })

  test('given each course, then its branch teaches its language and its school names it', () => {
    const branchOf = new Map(shop.branches.map((branch) => [branch.id, branch]))
    for (const course of shop.courses) {
      const school = shop.schools.find(({ id }) => id === branchOf.get(course.branchId)?.schoolId)
      expect(school?.languageIds).toContain(course.languageId)
    }
  })

  test('given each film of a branch, then a page can play it', () => {
    const films = shop.branches.flatMap(({ videoUrl }) => videoUrl ?? [])
    expect(films).not.toEqual([])
    for (const film of films) expect(sharedFilmFrame(film)).not.toBeNull()
  })

  test('given each kind of thing, then its ids differ', () => {
    for (const [, list] of kinds) {
      const ids = (list as { id?: number }[]).flatMap(({ id }) => (id === undefined ? [] : [id]))
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test('given every branch, then it has a price list whose currency is its own', () => {
    const currencyOf = new Map(shop.branches.map(({ id, currency }) => [id, currency]))
    for (const course of shop.courses) expect(course.pricing.currency).toBe(currencyOf.get(course.branchId))
  })
})

describe('addresses', () => {
  const big = catalogue({ courses: 3000 })
  const addressed = {
    languages: big.languages,
    countries: big.countries,
    cities: big.cities,
    schools: big.schools,
    branches: big.branches,
    courses: big.courses,
    summerGroups: big.summerGroups,
    universities: big.universities,
  }
  test.each(Object.entries(addressed))('given all %s, then each address is one of its own in each language', (_, list) => {
    for (const locale of ['en', 'ar'] as const) expect(new Set(list.map(({ url }) => url[locale])).size).toBe(list.length)
  })

  test('given any address, then it is one clean path segment', () => {
    for (const { url } of Object.values(addressed).flat()) {
      expect(url.en).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(url.ar).toMatch(/^[a-z0-9ء-ي]+(-[A-Za-z0-9ء-ي]+)*$/)
      expect(url.ar.normalize('NFC')).toBe(url.ar)
    }
  })

  test('given the courses, then a dozen have an Arabic address', () => {
    const arabic = shop.courses.filter(({ url }) => /[ء-ي]/.test(url.ar))
    expect(arabic.length).toBeGreaterThanOrEqual(12)
    expect(shop.languages.every(({ url }) => /[ء-ي]/.test(url.ar))).toBe(true)
    expect(shop.cities.filter(({ url }) => /[ء-ي]/.test(url.ar)).length).toBeGreaterThan(12)
  })

  test('given further courses, then their names differ too', () => {
    const further = big.courses.slice(450)
    for (const locale of ['en', 'ar'] as const) expect(new Set(further.map(({ name }) => name[locale])).size).toBe(3000)
  })
})

describe('both languages', () => {
  test('given every text, then neither language is empty and the Arabic one is Arabic', () => {
    expect(allTexts.length).toBeGreaterThan(5000)
    const letters = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length
    const wrong = allTexts.filter(({ text: { en, ar } }) => {
      const arabic = letters(ar, /[ء-ي]/g)
      return en.trim() !== en || ar.trim() !== ar || en === '' || arabic === 0 || letters(ar, /[A-Za-z]/g) > arabic || /[ء-ي]/.test(en)
    })
    expect(wrong).toEqual([])
  })

  test('given every text, then no placeholder and no doubled space is left in it', () => {
    expect(allTexts.filter(({ text: { en, ar } }) => /[{}]| {2}|undefined|ـ/.test(en + ar))).toEqual([])
  })

  test('given a number before a counted word in Arabic, then the word has the form the number takes', () => {
    const forms: Record<string, Record<string, string>> = {
      حصص: { few: 'حصص', many: 'حصة', other: 'حصة' },
      طلاب: { few: 'طلاب', many: 'طالبًا', other: 'طالب' },
      أسابيع: { few: 'أسابيع', many: 'أسبوعًا', other: 'أسبوع' },
      ساعات: { few: 'ساعات', many: 'ساعة', other: 'ساعة' },
    }
    const counted = allTexts.flatMap(({ text }) => [...text.ar.matchAll(/(?<![\d.])(\d+(?:\.\d+)?) ([ء-ي]+[ًٌٍَُِّْ]*[ء-ي]*)/g)])
    const found = counted.flatMap(([whole, number = '', word = '']) => {
      const noun = Object.values(forms).find((words) => Object.values(words).includes(word))
      return noun ? [{ whole, right: noun[pluralForm(Number(number), 'ar')] === word }] : []
    })
    expect(found.length).toBeGreaterThan(1000)
    expect(found.filter(({ right }) => !right)).toEqual([])
  })

  test('given neighbours in the list of courses, then no two read alike', () => {
    const same = shop.courses.filter((course, place) => {
      const next = shop.courses[place + 1]
      return next && (next.description.en === course.description.en || next.description.ar === course.description.ar)
    })
    expect(same).toEqual([])
  })

  test('given the cities, then no guide text is used twice', () => {
    const guides = shop.cities.flatMap(({ summary, guide }) => [summary, ...Object.values(guide)]).flatMap(({ en, ar }) => [en, ar])
    expect(new Set(guides).size).toBe(guides.length)
  })
})

describe('days and places', () => {
  test('given all dates, then each exists, closings run forwards and cover the coming year', () => {
    for (const { holidays, closings } of shop.branches) {
      expect(holidays.every(isIsoDate)).toBe(true)
      expect(closings.every(({ from, to }) => isIsoDate(from) && isIsoDate(to) && from <= to)).toBe(true)
      expect(closings.some(({ to }) => to > addDays(defaultBaseDate, 60))).toBe(true)
      expect(holidays.some((day) => day > '2028-01-01')).toBe(true)
    }
  })

  test('given every branch, then students move in and out between two hours of one day, out before others move in', () => {
    for (const { id, checkIn, checkOut } of shop.branches) {
      if (!checkIn || !checkOut) throw new Error(`branch ${id} states no hours`)
      expect(checkIn.from < checkIn.until && checkOut.from < checkOut.until).toBe(true)
      expect(checkOut.until <= checkIn.from).toBe(true)
    }
    expect(new Set(shop.branches.map(({ checkIn }) => JSON.stringify(checkIn))).size).toBeGreaterThan(3)
  })

  test('given fixed starts, then they are school Mondays in order, the last more than a year ahead', () => {
    const dated = shop.courses.flatMap(({ pricing }) =>
      pricing.startRule.kind === 'dates' ? [{ pricing, dates: pricing.startRule.dates }] : [],
    )
    expect(dated.length).toBeGreaterThan(50)
    for (const { pricing, dates } of dated) {
      expect(dates).toEqual([...new Set(dates)].sort())
      expect(dates.every((date) => isoWeekday(date) === 1 && !pricing.holidays.includes(date))).toBe(true)
      expect(dates.some((date) => pricing.closings.some(({ from, to }) => from <= date && date <= to))).toBe(false)
      expect(dates.at(-1) ?? '').toMatch(/^2028/)
    }
  })

  test('given the summer groups, then they lie ahead, begin on Sundays and have places', () => {
    for (const group of shop.summerGroups) {
      expect(group.from > defaultBaseDate && isoWeekday(group.from) === 7).toBe(true)
      expect(group.to).toBe(addDays(group.from, group.weeks * 7 - 1))
      expect(group.placesLeft).toBeGreaterThan(0)
    }
  })

  test('given every branch, then it lies within a few kilometres of its city', () => {
    const cityOf = new Map(shop.cities.map((city) => [city.id, city]))
    for (const branch of shop.branches) {
      const city = cityOf.get(branch.cityId)
      expect(Math.abs(branch.latitude - (city?.latitude ?? 0)) + Math.abs(branch.longitude - (city?.longitude ?? 0))).toBeLessThan(0.05)
    }
  })

  test('given a branch’s nationalities, then they come to a hundred per cent', () => {
    for (const { nationalityMix } of shop.branches) {
      expect(nationalityMix.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
      expect(nationalityMix.every(({ percent }) => percent > 0)).toBe(true)
    }
  })

  test('given the pickups, then each airport has its three-letter code and both ways cost less than twice one', () => {
    for (const pickup of shop.pickups) {
      expect(pickup.code).toMatch(/^[A-Z]{3}$/)
      expect(pickup.both > pickup.arrival && pickup.both < pickup.arrival * 2).toBe(true)
    }
  })
})
