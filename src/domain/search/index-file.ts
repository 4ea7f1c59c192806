/** The search index as a file of one language: dictionaries and columns of small numbers, made for compression; read by the browser. */
import type { Locale } from '../../config/locales'
import type { LocalisedText } from '../../contract/text-schema'
import type { CourseFacts } from './facts'
import { dictionary, type Entry, inLocale, type Profile, type SearchTable } from './table'

/** key, value, url, English name, Arabic name; what follows belongs to the kind. */
type Named = [key: string, value: string, url: string, en: string, ar: string]

export type IndexFile = {
  version: 1
  locale: Locale
  madeOn: string
  months: string[]
  languages: Named[]
  countries: Named[]
  cities: [...Named, country: number, poster: string][]
  schools: [...Named, accreditations: string[], featured: boolean, founded: number, languages: number[]][]
  branches: [...Named, numbers: number[], accommodation: string[]][]
  profiles: { [Key in keyof Profile]: Profile[Key][] }
  patterns: [en: string, ar: string][]
  /** Addresses with `{b}` for the branch's and `{0}`, `{1}` … for the numbers of the name. */
  addresses: string[]
  /** Ids as differences. */
  ids: number[]
  branch: number[]
  profile: number[]
  pattern: number[]
  address: number[]
  /** All first numbers of names, all second ones …; each as the difference to the one before. */
  numbers: number[][]
  fromPerWeek: number[]
}

const named = (entry: Entry, locale: Locale): Named => [entry.key, entry.value, inLocale(entry.url, locale), entry.name.en, entry.name.ar]

/** An address without what its branch and its name say already. */
function shortened(address: string, branch: string, numbers: readonly number[]): string {
  const [before, ...after] = branch === '' ? [address] : address.split(branch)
  const short = (part: string) =>
    part.replace(/\d+/g, (digits) => (numbers.includes(Number(digits)) ? `{${numbers.indexOf(Number(digits))}}` : digits))
  return [before ?? '', ...after].map(short).join('{b}')
}

/** The address again. */
export const lengthened = (address: string, branch: string, numbers: readonly number[]): string =>
  address.replace(/\{(b|\d+)\}/g, (whole, what: string) => (what === 'b' ? branch : String(numbers[Number(what)] ?? whole)))

function addressesOf(table: SearchTable, urls: ReadonlyMap<number, LocalisedText>, locale: Locale) {
  const addresses = dictionary<string>((address) => address)
  const address = Array.from({ length: table.size }, (_, row) => {
    const url = urls.get(table.ids[row] ?? 0)
    const whole = url ? inLocale(url, locale) : ''
    const branch = table.branches[table.branch[row] ?? 0]
    const slug = branch ? inLocale(branch.url, locale) : ''
    const numbers = table.numbers[row] ?? []
    const short = shortened(whole, slug, numbers)
    /* Leading zeros and braces do not come back: then the address stands as it is. */
    return addresses.indexOf(lengthened(short, slug, numbers) === whole ? short : whole)
  })
  return { address, addresses: addresses.items }
}

const differences = (values: readonly number[]): number[] => values.map((value, index) => value - (values[index - 1] ?? 0))

function sums(steps: readonly number[]): number[] {
  let total = 0
  return steps.map((step) => {
    total += step
    return total
  })
}

function numberColumns(numbers: SearchTable['numbers']): number[][] {
  const most = numbers.reduce((longest, { length }) => Math.max(longest, length), 0)
  return Array.from({ length: most }, (_, place) => differences(numbers.flatMap((one) => one[place] ?? [])))
}

const profileKeys = (profile: Profile) => Object.keys(profile) as (keyof Profile)[]

function columnsOf(profiles: readonly Profile[]): IndexFile['profiles'] {
  const [first] = profiles
  const columns = first ? profileKeys(first).map((key) => [key, profiles.map((profile) => profile[key])]) : []
  return Object.fromEntries(columns) as IndexFile['profiles']
}

/** The file of a table in one language. */
export function writeIndex(table: SearchTable, facts: readonly CourseFacts[], locale: Locale): IndexFile {
  const urls = new Map(facts.map(({ course }) => [course.id, course.url]))
  const { languages, countries, cities, schools, branches } = table
  return {
    version: 1,
    locale,
    madeOn: table.today,
    months: table.months,
    languages: languages.map((one) => named(one, locale)),
    countries: countries.map((one) => named(one, locale)),
    cities: cities.map((one) => [...named(one, locale), one.country, one.poster]),
    schools: schools.map((one) => [...named(one, locale), one.accreditations, one.featured, one.founded, one.languages]),
    branches: branches.map((one) => [
      ...named(one, locale),
      [one.school, one.city, one.rating, one.reviewCount, one.latitude, one.longitude, one.distanceMetres],
      one.accommodation,
    ]),
    profiles: columnsOf(table.profiles),
    patterns: table.patterns.map(({ en, ar }) => [en, ar]),
    ...addressesOf(table, urls, locale),
    ids: differences(Array.from(table.ids)),
    branch: Array.from(table.branch),
    profile: Array.from(table.profile),
    pattern: Array.from(table.pattern),
    numbers: numberColumns(table.numbers),
    fromPerWeek: Array.from(table.fromPerWeek),
  }
}

const entryOf = ([key, value, url, en, ar]: readonly [string, string, string, string, string, ...unknown[]]): Entry => ({
  key,
  value,
  url: { en: url, ar: url },
  name: { en, ar },
})

function numbersAgain({ numbers, patterns, pattern }: IndexFile): number[][] {
  const columns = numbers.map(sums)
  const next = columns.map(() => 0)
  const holes = patterns.map(([en]) => en.split('{}').length - 1)
  const most = columns.length
  return pattern.map((index) =>
    Array.from({ length: Math.min(holes[index] ?? 0, most) }, (_, place) => {
      const at = next[place] ?? 0
      next[place] = at + 1
      return columns[place]?.[at] ?? 0
    }),
  )
}

function profilesAgain({ profiles }: IndexFile): Profile[] {
  const keys = Object.keys(profiles) as (keyof Profile)[]
  const count = profiles.type?.length ?? 0
  return Array.from({ length: count }, (_, index) => Object.fromEntries(keys.map((key) => [key, profiles[key][index]])) as Profile)
}

/** The table again; addresses are of the file's language in both. */
export function readIndex(file: IndexFile): SearchTable {
  return {
    today: file.madeOn,
    months: file.months,
    languages: file.languages.map(entryOf),
    countries: file.countries.map(entryOf),
    cities: file.cities.map((one) => ({ ...entryOf(one), country: one[5], poster: one[6] })),
    schools: file.schools.map((one) => ({
      ...entryOf(one),
      accreditations: one[5],
      featured: one[6],
      founded: one[7],
      languages: one[8],
    })),
    branches: file.branches.map((one) => {
      const [school = 0, city = 0, rating = 0, reviewCount = 0, latitude = 0, longitude = 0, distanceMetres = 0] = one[5]
      return { ...entryOf(one), school, city, rating, reviewCount, latitude, longitude, distanceMetres, accommodation: one[6] }
    }),
    profiles: profilesAgain(file),
    patterns: file.patterns.map(([en, ar]) => ({ en, ar })),
    size: file.ids.length,
    ids: Int32Array.from(sums(file.ids)),
    branch: Int32Array.from(file.branch),
    profile: Int32Array.from(file.profile),
    pattern: Int32Array.from(file.pattern),
    numbers: numbersAgain(file),
    fromPerWeek: Int32Array.from(file.fromPerWeek),
  }
}
