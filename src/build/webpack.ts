import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { contentIcons, type Facilities } from './content-icons'
import { printFile } from './print-file'
import { buildSleepScripts } from './sleep-scripts'

const unused = resolve('src/build/stand-ins.mjs')

/** What stands in the browser for libraries, or for parts of them that no page uses. HTML is made with the libraries themselves. */
const standIns = {
  i18next$: resolve('src/i18n/browser/i18next.ts'),
  'react-i18next$': resolve('src/i18n/browser/react-i18next.ts'),
  'stylis-plugin-rtl$': resolve('src/build/mirror-stand-in.mjs'),
  'prop-types$': resolve('src/build/prop-types-stand-in.mjs'),
  outdent$: unused,
  'browser-lang$': unused,
  'gatsby-script$': unused,
  '@sinclair/typebox$': unused,
  // What jsPDF would load for pages and drawings made of HTML; ours draws all itself (decision 17).
  html2canvas$: unused,
  dompurify$: unused,
  canvg$: unused,
  '@builder.io/partytown/integration$': unused,
  [resolve('.cache/slice.js')]: unused,
  [resolve('.cache/static-query.js')]: resolve('src/build/static-query-stand-in.mjs'),
  [resolve('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: unused,
  // Wraps the site in what sets nothing, and takes all of styled-components in by that, its server's half too.
  [resolve('node_modules/gatsby-plugin-styled-components/gatsby-browser.js')]: unused,
  [resolve('node_modules/stylis/src/Prefixer.js')]: unused,
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
    .slice(0, 8)

const ownSharedFiles = { splitChunks: { cacheGroups: { shared: { name: sharedName } } } }

/** Digests in file names, in hexadecimal digits. The table of all files is part of every page awake, and nothing in it shrinks less. */
const digestLength = 10

type Minimizer = { options?: { minimizer?: { options?: Record<string, unknown> } } }

/** Gatsby writes scripts for browsers of 2009; ours know arrow functions and shorthands (browserslist in package.json). */
const moderniseScripts = (minimizers: Minimizer[] = []) => {
  const modern = { compress: { ecma: 2020, passes: 3, keep_fargs: false }, output: { ecma: 2020, comments: false } }
  for (const { options } of minimizers)
    if (options?.minimizer?.options?.mangle) options.minimizer.options = { ...options.minimizer.options, ...modern }
}

/**
 * Gatsby's onCreateWebpackConfig. The inline script becomes a constant of the step that renders HTML, the icons of the catalogue one of both. Source maps only where SOURCE_MAPS is
 * set: nobody asks for them in production and they are half of a build's files.
 */
export function onCreateWebpackConfig({ stage, actions, plugins, getNodesByType, getConfig }: CreateWebpackConfigArgs) {
  const makesHtml = stage.endsWith('html')
  if (stage === 'build-javascript') {
    const config = getConfig()
    moderniseScripts(config.optimization?.minimizer)
    // Gatsby takes what concerns the output only from the whole.
    actions.replaceWebpackConfig({ ...config, output: { ...config.output, hashDigestLength: digestLength } })
  }
  actions.setWebpackConfig({
    resolve: { alias: makesHtml ? {} : standIns },
    // No file of ours does anything by being imported: one whose exports a build does not use is left out of it.
    module: { rules: [{ test: /\.tsx?$/, include: resolve('src'), sideEffects: false }] },
    plugins: [
      plugins.define({ __CONTENT_ICONS__: JSON.stringify(contentIcons(getNodesByType('Branch') as unknown as Facilities[])) }),
      ...(makesHtml
        ? [
            plugins.define({
              __INLINE_SCRIPT__: JSON.stringify(buildSleepScripts().inline),
              __NOT_FOUND_SCRIPT__: JSON.stringify(buildSleepScripts().notFound),
              __PRINT_FILE__: JSON.stringify(printFile.name),
            }),
          ]
        : []),
    ],
    ...(stage === 'build-javascript' ? { optimization: ownSharedFiles } : {}),
    ...(stage === 'build-javascript' && !process.env.SOURCE_MAPS ? { devtool: false } : {}),
  })
}
