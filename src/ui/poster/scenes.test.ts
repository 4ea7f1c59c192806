import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { scenes } from './scenes'
import { sheet } from './sheet'

const file = (slug: string) => readFileSync(join(__dirname, '../../../static/posters', `${slug}.svg`), 'utf8')

describe.each(Object.keys(scenes))('the poster of %s', (slug) => {
  const scene = scenes[slug]
  const svg = scene ? sheet(scene) : ''

  it('weighs at most 4 KB on the wire', () => {
    expect(gzipSync(svg).length).toBeLessThanOrEqual(4096)
  })
  it('has no coordinate that failed to be a number', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg).not.toMatch(/fill=""/)
  })
  it('is served as it is drawn', () => {
    expect(file(slug)).toBe(`${svg}\n`)
  })
})

it('given two cities, then they never share a drawing', () => {
  const drawings = Object.values(scenes).map(sheet)
  expect(new Set(drawings).size).toBe(drawings.length)
})
