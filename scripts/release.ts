/** `npm run release [-- FOLDER]`: takes the site that was built into use, see docs/operations.md "Publishing". FOLDER is `releases` unless named. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { release } from './release/release'

const folder = resolve(process.argv[2] ?? 'releases')

async function main() {
  if (!existsSync('public/builds/latest.json')) throw new Error('there is no built site: npm run build makes it')
  console.log(`in use: ${await release('public', folder)}, at ${folder}/current`)
}

void main()
