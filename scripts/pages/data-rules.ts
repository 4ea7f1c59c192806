/** What must be true of a page's JSON-LD: it parses, says what its kind must say, and says what the page shows. */
import { defaultLocale, localeOf } from '../../src/config/locales'
import { formatAmount, formatDate } from '../../src/i18n/format'
import ar from '../../src/locales/ar/course.json'
import en from '../../src/locales/en/course.json'
import type { Rule } from './page-rules'
import type { Page } from './read-page'

type Thing = { [name: string]: unknown }
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

const required: Record<string, string[]> = {
  Course: ['name', 'description', 'url', 'provider'],
  CourseInstance: ['courseMode', 'startDate', 'endDate', 'courseSchedule', 'location'],
  Offer: ['price', 'priceCurrency', 'availability', 'validFrom', 'priceValidUntil', 'url'],
  EducationalOrganization: ['name', 'url'],
  CollegeOrUniversity: ['name', 'url', 'address'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  Review: ['author', 'datePublished', 'reviewBody', 'reviewRating'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  BlogPosting: ['headline', 'datePublished', 'author', 'publisher', 'image', 'mainEntityOfPage'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  WebSite: ['name', 'url', 'potentialAction'],
  Organization: ['name', 'url'],
}

/** Every thing in the data, however deep. */
function things(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(things)
  if (!isThing(value)) return []
  const inner = Object.values(value).flatMap(things)
  return typeof value['@type'] === 'string' ? [value, ...inner] : inner
}

const missing = (thing: Thing) =>
  (required[String(thing['@type'])] ?? [])
    .filter((name) => thing[name] === undefined || thing[name] === '')
    .map((name) => `${thing['@type']} without ${name}`)

const shown = (page: Page) => page.texts.join(' ').replace(/\s+/g, ' ')

type Match = (thing: Thing, page: Page, text: string) => boolean
const heading: Match = ({ name, headline }, page) => page.headings[0]?.trim() === (name ?? headline)
/** In words, or as a date field holds it: `04/01/2027`. */
const tellsDay = (day: unknown, { path }: Page, text: string) =>
  [formatDate(String(day), localeOf(path) ?? defaultLocale), String(day).split('-').reverse().join('/')].some((said) => text.includes(said))

const matches: Record<string, Match> = {
  Course: heading,
  CourseInstance: ({ startDate, endDate }, page, text) => [startDate, endDate].every((day) => tellsDay(day, page, text)),
  /** Of the page itself, or of who teaches what it is about. */
  EducationalOrganization: (thing, page, text) =>
    thing.url === page.canonicals[0] ? heading(thing, page, text) : text.includes(String(thing.name)),
  Place: ({ name }, _page, text) => text.includes(String(name)),
  BlogPosting: heading,
  CollegeOrUniversity: heading,
  Question: ({ name }, _page, text) => text.includes(String(name)),
  Offer: ({ price, url }, page, text) => url === page.canonicals[0] && text.includes(formatAmount(Math.round(Number(price) * 100))),
  AggregateRating: ({ ratingValue, reviewCount }, { ratings }) =>
    ratings.length === 1 && ratings[0]?.value === ratingValue && ratings[0]?.count === reviewCount && Number(reviewCount) > 0,
  Review: ({ author, name, reviewBody }, _page, text) =>
    [isThing(author) && author.name, name, reviewBody].every((words) => text.includes(String(words).replace(/\s+/g, ' '))),
  BreadcrumbList: ({ itemListElement }, page) => {
    const last = Array.isArray(itemListElement) ? itemListElement.at(-1) : null
    return isThing(last) && last.item === page.canonicals[0]
  },
}

function judge(page: Page, data: string): string[] {
  try {
    const all = things(JSON.parse(data))
    const text = shown(page)
    const untrue = all.filter((thing) => matches[String(thing['@type'])]?.(thing, page, text) === false)
    return [
      ...all.flatMap(missing),
      ...untrue.map((thing) => `${thing['@type']} says what the page does not: ${JSON.stringify(thing).slice(0, 160)}`),
    ]
  } catch (error) {
    return [`JSON-LD does not parse: ${error}`]
  }
}

/** Which kinds of page say what. */
const expected: [RegExp, string[]][] = [
  [/^\/(ar|en)$/, ['WebSite']],
  [/^\/(ar|en)\/courses\//, ['Course', 'BreadcrumbList']],
  [/^\/(ar|en)\/(schools|branches)\//, ['EducationalOrganization', 'BreadcrumbList']],
  [/^\/(ar|en)\/(cities|languages)\//, ['BreadcrumbList']],
  [/^\/(ar|en)\/summer-groups\//, ['Course', 'CourseInstance', 'Offer', 'BreadcrumbList']],
  [/^\/(ar|en)\/university-admissions\//, ['CollegeOrUniversity', 'BreadcrumbList']],
  [/^\/(ar|en)\/blog\/(?!page\/)/, ['BlogPosting', 'BreadcrumbList']],
  [/^\/(ar|en)\/faq$/, ['FAQPage']],
]

const notBookable = new Set([ar.card.notBookable, en.card.notBookable])

/** A course that can be booked has a price and a start; one that can't says so to its readers. */
const kindsOfCourse = ({ path, texts }: Page) =>
  /^\/(ar|en)\/courses\//.test(path) && !texts.some((text) => notBookable.has(text.trim())) ? ['Offer', 'CourseInstance'] : []

/** What readers see of reviews, search engines are told; nobody is told of stars that nobody gave. */
const ratingsTold = ({ ratings, data }: Page) => {
  const told = data.some((one) => one.includes('"@type":"AggregateRating"'))
  return told === ratings.length > 0 ? [] : [told ? 'tells of ratings that it does not show' : 'shows ratings and does not tell of them']
}

export const structuredData: Rule = (page) => {
  const said = expected.flatMap(([path, kinds]) => (path.test(page.path) ? kinds : []))
  const silent = [...said, ...kindsOfCourse(page)]
    .filter((kind) => !page.data.some((data) => data.includes(`"@type":"${kind}"`)))
    .map((kind) => `says nothing of a ${kind}`)
  return [...silent, ...ratingsTold(page), ...page.data.flatMap((data) => judge(page, data))]
}
