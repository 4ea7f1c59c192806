import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { locales } from '../config/locales'
import type { EntryRouteName } from '../config/routes'
import type { UrlRule } from '../contract/store-schema'
import { tellMissingBlocks } from './missing-blocks'
import { type Entries, type Entry, pageRows } from './page-rows'
import { redirectsOf } from './redirects'
import { collectPictures } from './share-pictures/wanted-pictures'

const both = (field: string, name = field) => `${name}Ar: ${field}(language: "ar") ${name}En: ${field}(language: "en")`
const slugs = `nodes { entityId ${both('url')}`
const city = `city { ${both('name')} poster }`
/** The language a text is really written in: the other one where nobody has translated it (case 81). */
const writtenIn = 'ar: prose(language: "ar") { language } en: prose(language: "en") { language }'

const query = `{
  course: allCourse { ${slugs} branch { ${both('name')} ${city} } } }
  school: allSchool { ${slugs} ${both('name')} branches { ${city} } } }
  branch: allBranch { ${slugs} ${both('name')} ${city} } }
  language: allLanguage { ${slugs} ${both('name')} courses { branch { ${city} } } } }
  city: allCity { ${slugs} ${both('name')} poster country { ${both('name')} } } }
  summerGroup: allSummerGroup { ${slugs} ${both('name')} branch { ${city} } } }
  university: allUniversity { ${slugs} ${both('name')} ${city} } }
  post: allPost { ${slugs} ${both('title', 'name')} ${both('topic')} poster ${writtenIn} } }
  cmsPage: allCmsPage { ${slugs} ${both('title', 'name')} identifier ${writtenIn} } }
}`

type Named = { nameAr: string; nameEn: string }
type InCity = { city: Named & { poster: string } }
type Written = { language: string }
type Node = Partial<Named> & {
  entityId: number
  urlAr: string
  urlEn: string
  identifier?: string
  poster?: string
  topicAr?: string
  topicEn?: string
  ar?: Written
  en?: Written
  city?: InCity['city']
  country?: Named
  branch?: InCity & Partial<Named>
  branches?: InCity[]
  courses?: { branch: InCity }[]
}
type Answer = { [name in keyof Entries]: { nodes: Node[] } }

const nameOf = (named: Partial<Named> | undefined) => ({ ar: named?.nameAr ?? '', en: named?.nameEn ?? '' })

/** The city with most of a language's courses stands for it. */
function mainCity(courses: { branch: InCity }[]): InCity['city'] | undefined {
  const counts = new Map<string, number>()
  for (const { branch } of courses) counts.set(branch.city.nameEn, (counts.get(branch.city.nameEn) ?? 0) + 1)
  const [main] = [...counts].sort(([, one], [, other]) => other - one)
  return courses.find(({ branch }) => branch.city.nameEn === main?.[0])?.branch.city
}

/** What an entry's picture shows. A course's is its branch's: the link's own title names the course, and there are ten times as many. */
function shownOf(node: Node) {
  const place = node.city ?? node.branch?.city ?? node.branches?.[0]?.city ?? mainCity(node.courses ?? [])
  const topic = { nameAr: node.topicAr ?? '', nameEn: node.topicEn ?? '' }
  return {
    title: nameOf(node.nameAr === undefined ? node.branch : node),
    place: nameOf(place ?? node.country ?? topic),
    poster: node.poster ?? place?.poster ?? 'capital',
  }
}

function entryOf(node: Node): Entry {
  const { entityId, urlAr, urlEn, identifier } = node
  const written = locales.filter((locale) => (node[locale]?.language ?? locale) === locale)
  return { entityId, url: { ar: urlAr, en: urlEn }, written, shown: shownOf(node), ...(identifier === undefined ? {} : { identifier }) }
}

type PageMaker = Pick<CreatePagesArgs, 'actions' | 'getNodesByType' | 'graphql' | 'reporter'>

/** Gatsby's createPages: every page, every time (keeping pages between builds made Gatsby delete their data, bars.md). */
export async function createPages({ actions, getNodesByType, graphql, reporter }: PageMaker) {
  const { data, errors } = await graphql<Answer>(query)
  if (errors || !data) throw new Error(`The catalogue could not be queried: ${errors}`)
  const names = Object.keys(data) as EntryRouteName[]
  const entries = Object.fromEntries(names.map((name) => [name, data[name].nodes.map(entryOf)])) as Entries
  const rows = pageRows(entries)
  for (const { path, template, context } of rows) {
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context })
  }
  collectPictures(rows.flatMap(({ picture }) => picture ?? []))
  const rules = getNodesByType('UrlRule') as unknown as UrlRule[]
  for (const redirect of redirectsOf(rules, rows)) actions.createRedirect(redirect)
  await tellMissingBlocks(graphql, reporter.warn)
}
