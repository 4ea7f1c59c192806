import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { locales } from '../config/locales'
import type { EntryRouteName } from '../config/routes'
import type { UrlRule } from '../contract/store-schema'
import { tellMissingBlocks } from './missing-blocks'
import { type Entries, type Entry, pageRows, type Shown } from './page-rows'
import { redirectsOf } from './redirects'
import { makeShown, type ShownNode } from './share-pictures/shown-node'
import { collectPictures } from './share-pictures/wanted-pictures'

const both = (field: string, name = field) => `${name}Ar: ${field}(language: "ar") ${name}En: ${field}(language: "en")`
const slugs = `nodes { entityId ${both('url')}`
const city = `city { ${both('name')} poster }`
/** The language a text is really written in: the other one where nobody has translated it (case 81). */
const writtenIn = 'ar: prose(language: "ar") { language } en: prose(language: "en") { language }'

const query = `{
  course: allCourse { ${slugs} ${both('name')} branch { ${both('name')} ${city} } } }
  school: allSchool { ${slugs} ${both('name')} branches { ${city} } } }
  branch: allBranch { ${slugs} ${both('name')} ${city} } }
  language: allLanguage { ${slugs} ${both('name')} courses { branch { ${city} } } } }
  city: allCity { ${slugs} ${both('name')} poster country { ${both('name')} } } }
  summerGroup: allSummerGroup { ${slugs} ${both('name')} branch { ${city} } } }
  university: allUniversity { ${slugs} ${both('name')} ${city} } }
  post: allPost { ${slugs} ${both('title', 'name')} ${both('topic')} poster ${writtenIn} } }
  cmsPage: allCmsPage { ${slugs} ${both('title', 'name')} identifier ${writtenIn} } }
}`

type Written = { language: string }
type Node = ShownNode & { entityId: number; urlAr: string; urlEn: string; identifier?: string; ar?: Written; en?: Written }
type Answer = { [name in keyof Entries]: { nodes: Node[] } }

function entryOf(node: Node, shown: Shown): Entry {
  const { entityId, urlAr, urlEn, identifier } = node
  const written = locales.filter((locale) => (node[locale]?.language ?? locale) === locale)
  return { entityId, url: { ar: urlAr, en: urlEn }, written, shown, ...(identifier === undefined ? {} : { identifier }) }
}

type PageMaker = Pick<CreatePagesArgs, 'actions' | 'getNodesByType' | 'graphql' | 'reporter'>

/** Gatsby's createPages: every page, every time (keeping pages between builds made Gatsby delete their data, bars.md). */
export async function createPages({ actions, getNodesByType, graphql, reporter }: PageMaker) {
  const { data, errors } = await graphql<Answer>(query)
  if (errors || !data) throw new Error(`The catalogue could not be queried: ${errors}`)
  const names = Object.keys(data) as EntryRouteName[]
  const shownOf = makeShown(data.course.nodes.length)
  const entriesOf = (name: EntryRouteName) => data[name].nodes.map((node) => entryOf(node, shownOf(name, node)))
  const entries = Object.fromEntries(names.map((name) => [name, entriesOf(name)])) as Entries
  const rows = pageRows(entries)
  for (const { path, template, context } of rows) {
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context })
  }
  collectPictures(rows.flatMap(({ picture }) => picture ?? []))
  const rules = getNodesByType('UrlRule') as unknown as UrlRule[]
  for (const redirect of redirectsOf(rules, rows)) actions.createRedirect(redirect)
  await tellMissingBlocks(graphql, reporter.warn)
}
