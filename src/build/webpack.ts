import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { contentIcons, type Facilities } from './content-icons'
import { buildSleepScript } from './sleep-script'

const unused = resolve('src/build/stand-ins.mjs')

/** What stands in the browser for libraries, or for parts of them that no page uses. HTML is made with the libraries themselves. */
const standIns = {
  i18next$: resolve('src/i18n/browser/i18next.ts'),
  'react-i18next$': resolve('src/i18n/browser/react-i18next.ts'),
  outdent$: unused,
  'browser-lang$': unused,
  'gatsby-script$': unused,
  '@builder.io/partytown/integration$': unused,
}

type Chunk = { name?: string | null; debugId?: number }

/**
 * Names a file that several chunks share by those chunks. Gatsby goes by their names alone, and what `import()` makes has none: everything
 * that any two of them shared fell into one file, so that waking a page fetched the form library of another.
 */
const sharedName = (_module: unknown, chunks: Chunk[]) =>
  createHash('sha1')
    .update(chunks.map(({ name, debugId }) => name ?? debugId).join())
    .digest('hex')

const ownSharedFiles = { splitChunks: { cacheGroups: { shared: { name: sharedName } } } }

/**
 * Gatsby's onCreateWebpackConfig. The sleep script becomes a constant of the step that renders HTML, the icons of the catalogue one of both. Source maps only where SOURCE_MAPS is
 * set: nobody asks for them in production and they are half of a build's files.
 */
export function onCreateWebpackConfig({ stage, actions, plugins, getNodesByType }: CreateWebpackConfigArgs) {
  const makesHtml = stage.endsWith('html')
  actions.setWebpackConfig({
    resolve: { alias: makesHtml ? {} : standIns },
    plugins: [
      plugins.define({ __CONTENT_ICONS__: JSON.stringify(contentIcons(getNodesByType('Branch') as unknown as Facilities[])) }),
      ...(makesHtml ? [plugins.define({ __SLEEP_SCRIPT__: JSON.stringify(buildSleepScript()) })] : []),
    ],
    ...(stage === 'build-javascript' ? { optimization: ownSharedFiles } : {}),
    ...(stage === 'build-javascript' && !process.env.SOURCE_MAPS ? { devtool: false } : {}),
  })
}
