import { dirname, join, resolve } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { buildSleepScript } from './sleep-script'

const packageFolder = (name: string) => dirname(resolve('node_modules', name, 'package.json'))

/** Smaller editions of the same libraries; the same ones when HTML is made, so that both sides share one context. */
const editions = () => ({
  'react-i18next$': resolve('src/i18n/react-i18next-slim.mjs'),
  'react-i18next-parts': join(packageFolder('react-i18next'), 'dist/es'),
  i18next$: join(packageFolder('i18next'), 'dist/esm/i18next.js'),
})

const unused = resolve('src/build/stand-ins.mjs')
const browserOnly = { outdent$: unused, 'browser-lang$': unused, 'gatsby-script$': unused }

/**
 * Gatsby's onCreateWebpackConfig. The sleep script becomes a constant of the step that renders HTML. Source maps stay in development:
 * nobody asks for them in production and they are half of a build's files.
 */
export function onCreateWebpackConfig({ stage, actions, plugins }: Pick<CreateWebpackConfigArgs, 'stage' | 'actions' | 'plugins'>) {
  const makesHtml = stage.endsWith('html')
  actions.setWebpackConfig({
    resolve: { alias: { ...editions(), ...(makesHtml ? {} : browserOnly) } },
    plugins: makesHtml ? [plugins.define({ __SLEEP_SCRIPT__: JSON.stringify(buildSleepScript()) })] : [],
    ...(stage === 'build-javascript' && !process.env.SOURCE_MAPS ? { devtool: false } : {}),
  })
}
