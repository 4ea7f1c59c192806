import type { Branch, School } from '../../../src/contract/catalogue-schema'
import { accreditations, approaches, facilities, nationalities, otherNationalities, streets } from './branch-phrases'
import { brands } from './brands'
import { closingsOf } from './closings'
import { demoFilm } from './demo-film'
import { publicHolidays } from './places/public-holidays'
import { cycled, diceOf } from './random'
import { nobody, planReviews } from './reviews/plan'
import { idsOf, type Site, sites } from './sites'

const unique = <T>(list: T[]): T[] => [...new Set(list)]

/** The sixty brands. Ids follow the order of the list. */
export function buildSchools(): School[] {
  return brands.map((brand, index) => {
    const own = sites.filter(({ schoolId }) => schoolId === index + 1)
    const approach = cycled(approaches, index * 3 + 1)
    return {
      id: index + 1,
      url: { en: brand.slug, ar: brand.slug },
      name: brand.name,
      description: { en: `${brand.character.en} ${approach.en}`, ar: `${brand.character.ar} ${approach.ar}` },
      founded: brand.founded,
      accreditations: unique(own.flatMap(({ town }) => accreditations[town.place.country.code] ?? [])),
      languageIds: unique(own.flatMap(({ languages }) => idsOf(languages))).sort((one, other) => one - other),
      featured: brand.featured ?? false,
    }
  })
}

/** Five or six nationalities and the rest; the percentages come to a hundred. */
function nationalityMix(key: string): Branch['nationalityMix'] {
  const dice = diceOf(`${key} nationalities`)
  const shown = dice.some(nationalities, 5).map((nationality) => ({ nationality, percent: dice.between(6, 16) }))
  const rest = 100 - shown.reduce((sum, { percent }) => sum + percent, 0)
  return [...shown.sort((one, other) => other.percent - one.percent), { nationality: otherNationalities, percent: rest }]
}

/** Keys are handed over from the early afternoon, rooms are left in the morning. Dice of its own: other draws stay as they are. */
function movingHours(key: string): Pick<Branch, 'checkIn' | 'checkOut'> {
  const dice = diceOf(`${key} moving hours`)
  return {
    checkIn: { from: dice.pick(['12:00', '13:00', '14:00', '15:00']), until: dice.pick(['20:00', '21:00', '22:00']) },
    checkOut: { from: dice.pick(['06:00', '07:00', '08:00']), until: dice.pick(['10:00', '11:00', '12:00']) },
  }
}

const withCity = (school: string, city: string, separator: string) => (school.includes(city) ? school : `${school}${separator}${city}`)

export function buildBranch({ branchId, schoolId, brand, town, minAge }: Site, baseYear: number): Branch {
  const { facts, place } = town
  const { code } = place.country
  const slug = brand.slug.endsWith(facts.slug) ? brand.slug : `${brand.slug}-${facts.slug}`
  const dice = diceOf(slug)
  const { rating, reviewCount } = dice.between(1, 12) > 1 ? planReviews(slug) : nobody
  const street = `${dice.between(2, 140)} ${dice.pick(streets[code] ?? [facts.slug])}`
  return {
    id: branchId,
    schoolId,
    cityId: town.id,
    url: { en: slug, ar: slug },
    name: { en: withCity(brand.name.en, facts.name.en, ', '), ar: withCity(brand.name.ar, facts.name.ar, '، ') },
    address: `${street}, ${dice.pick(facts.quarters)}, ${facts.name.en}`,
    latitude: Number((facts.latitude + dice.between(-180, 180) / 10_000).toFixed(4)),
    longitude: Number((facts.longitude + dice.between(-220, 220) / 10_000).toFixed(4)),
    currency: place.schoolCurrency,
    facilities: dice.some(facilities, dice.between(6, 10)),
    nationalityMix: nationalityMix(slug),
    minAge,
    maxAge: null,
    rating,
    reviewCount,
    holidays: publicHolidays(code, facts.slug).filter((day) => Number(day.slice(0, 4)) >= baseYear),
    closings: closingsOf(code, baseYear, dice.between(1, 3) === 1),
    ...movingHours(slug),
    videoUrl: branchId === 1 ? demoFilm.page : null,
  }
}
