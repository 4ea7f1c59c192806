import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { tellMissingBlocks } from './missing-blocks'
import { type Entries, type Entry, pageRows } from './page-rows'

const slugs = 'nodes { entityId ar: url(language: "ar") en: url(language: "en")'
const query = `{
  course: allCourse { ${slugs} } }
  school: allSchool { ${slugs} } }
  branch: allBranch { ${slugs} } }
  language: allLanguage { ${slugs} } }
  city: allCity { ${slugs} } }
  summerGroup: allSummerGroup { ${slugs} } }
  university: allUniversity { ${slugs} } }
  post: allPost { ${slugs} } }
  cmsPage: allCmsPage { ${slugs} identifier } }
}`

type Slugged = { entityId: number; ar: string; en: string; identifier?: string }
type Answer = { [name in keyof Entries]: { nodes: Slugged[] } }

const asEntry = ({ entityId, ar, en, identifier }: Slugged): Entry => ({
  entityId,
  url: { ar, en },
  ...(identifier === undefined ? {} : { identifier }),
})

/** Gatsby's createPages: every page, every time (keeping pages between builds made Gatsby delete their data, bars.md). */
export async function createPages({ actions, graphql, reporter }: Pick<CreatePagesArgs, 'actions' | 'graphql' | 'reporter'>) {
  const { data, errors } = await graphql<Answer>(query)
  if (errors || !data) throw new Error(`The catalogue could not be queried: ${errors}`)
  const entries = Object.fromEntries(Object.entries(data).map(([name, { nodes }]) => [name, nodes.map(asEntry)])) as Entries
  for (const { path, template, context } of pageRows(entries)) {
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context })
  }
  await tellMissingBlocks(graphql, reporter.warn)
}
