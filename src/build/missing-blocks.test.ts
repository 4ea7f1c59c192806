import { blockIds } from '../config/content-identifiers'
import { missingBlocks, tellMissingBlocks } from './missing-blocks'

const all = Object.values(blockIds)

it('given every block, then nothing is missing', () => {
  expect(missingBlocks(all)).toEqual([])
})

it('given a block that an editor has deleted, then the build says so and goes on (case 91)', async () => {
  const told: string[] = []
  const nodes = all.filter((identifier) => identifier !== blockIds.getHelp).map((identifier) => ({ identifier }))
  await tellMissingBlocks(
    async () => ({ data: { blocks: { nodes } } }),
    (message) => told.push(message),
  )
  expect(told).toEqual(['There is no CMS block "get_help": its place on the site stays empty.'])
})
