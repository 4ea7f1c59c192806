import type { CreateWebpackConfigArgs } from 'gatsby'
import { buildSleepScript } from './sleep-script'

/** Gives gatsby-ssr the sleep script as a constant: only the step that renders HTML carries it. */
export function onCreateWebpackConfig({ stage, actions, plugins }: Pick<CreateWebpackConfigArgs, 'stage' | 'actions' | 'plugins'>) {
  if (!stage.endsWith('html')) return
  actions.setWebpackConfig({ plugins: [plugins.define({ __SLEEP_SCRIPT__: JSON.stringify(buildSleepScript()) })] })
}
