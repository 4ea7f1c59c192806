import type { GatsbyNode, SourceNodesArgs } from 'gatsby'
import { collect, type Item } from './src/collect'
import { compare } from './src/nodes'
import { defaults, SourceFailure, type SourceOptions } from './src/options'
import { createAsk } from './src/request'

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    url: Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .required()
      .description('Origin of the API.'),
    types: Joi.array()
      .items(
        Joi.object({
          name: Joi.string().required(),
          endpoint: Joi.string().required(),
          params: Joi.object().pattern(Joi.string(), Joi.string()),
          rootKey: Joi.string(),
          idKey: Joi.string(),
          pageSize: Joi.number().integer().min(1),
          single: Joi.string(),
        }),
      )
      .min(1)
      .required(),
    concurrency: Joi.number().integer().min(1).default(defaults.concurrency),
    headers: Joi.object().pattern(Joi.string(), Joi.string()).default(defaults.headers),
    token: Joi.object({ endpoint: Joi.string().required(), headers: Joi.array().items(Joi.string()).required() })
      .allow(null)
      .default(defaults.token),
    timeout: Joi.number().integer().min(1).default(defaults.timeout),
    retries: Joi.number().integer().min(0).default(defaults.retries),
    firstWait: Joi.number().integer().min(0).default(defaults.firstWait),
  })

/** Everything is asked before the first node is touched: a call that fails leaves what was there. */
async function fetchAll(options: SourceOptions): Promise<Map<string, Item[]>> {
  const ask = createAsk(options)
  const answers = await Promise.all(options.types.map(async (type) => [type.name, await collect(ask, type)] as const))
  const byType = new Map<string, Item[]>()
  for (const [name, items] of answers) byType.set(name, [...(byType.get(name) ?? []), ...items])
  return byType
}

function apply({ actions, getNode, getNodesByType }: SourceNodesArgs, byType: Map<string, Item[]>) {
  const sum = { created: 0, kept: 0, removed: 0 }
  for (const [name, items] of byType) {
    const { create, keep, remove } = compare(name, items, getNodesByType(name))
    for (const node of create) actions.createNode(node)
    for (const id of keep) {
      const node = getNode(id)
      if (node) actions.touchNode(node)
    }
    for (const id of remove) {
      const node = getNode(id)
      if (node) actions.deleteNode(node)
    }
    sum.created += create.length
    sum.kept += keep.length
    sum.removed += remove.length
  }
  return sum
}

/** Reads every type through the API. Stops the build with the reason when a call fails or answers nonsense (README). */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, pluginOptions) => {
  const options = pluginOptions as unknown as SourceOptions
  const timer = args.reporter.activityTimer(`read ${options.types.length} lists from ${options.url}`)
  timer.start()
  try {
    const { created, kept, removed } = apply(args, await fetchAll(options))
    timer.setStatus(`${created} new or changed, ${kept} as before, ${removed} gone`)
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error
    args.reporter.panic(`gatsby-source-custom-api: ${error.message}. Nothing is published; the site that is up stays up.`)
  }
  timer.end()
}
