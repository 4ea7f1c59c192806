import type { PreInitArgs } from 'gatsby'

type Plugin = { name: string; nodeAPIs: string[] }
const servesFunctions = new Set(['onPreBootstrap', 'onCreateDevServer'])

/**
 * Gatsby takes every file of `src/api` for a serverless function and compiles it. Ours is the API client (architecture §4), and there is no
 * switch: so the internal plugin that does it is told to do nothing.
 */
export function onPluginInit({ store }: Pick<PreInitArgs, 'store'>) {
  const plugins = (store.getState() as { flattenedPlugins: Plugin[] }).flattenedPlugins
  const functions = plugins.find(({ name }) => name === 'functions')
  if (functions) functions.nodeAPIs = functions.nodeAPIs.filter((api) => !servesFunctions.has(api))
}
