/**
 * Builds of the site that differ as real ones do, made of the built one in seconds: a sentence on every page and in its data is another, and, where
 * the code has changed too, the names of all files that carry a digest, and the name of the compilation.
 */
import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { stampPages } from '../plugins/gatsby-plugin-build-id/src/stamp-pages'
import { locales } from '../src/config/locales'
import { text } from './texts'

export type Change = { name: string; isCodeOther: boolean }

const digest = /\b[0-9a-f]{10}\b/g
const hashedFile = /^.+-([0-9a-f]{10})\.(js|css)$/
const textual = ['.html', '.js', '.json', '.css']
const isCompressed = (file: string) => /\.(br|gz)$/.test(file)
/** Stands on every page, and in the texts of each page's data. */
const sentences = locales.map((locale) => text(locale, 'common', 'asleep'))

const other = (name: string, of: string) => createHash('sha256').update(`${of} ${name}`).digest('hex').slice(0, of.length)

async function otherNames(site: string, { name, isCodeOther }: Change): Promise<Map<string, string>> {
  if (!isCodeOther) return new Map()
  const files = await readdir(site)
  const { webpackCompilationHash } = JSON.parse(await readFile(join(site, 'page-data/app-data.json'), 'utf8'))
  const digests = files.flatMap((file) => hashedFile.exec(file)?.[1] ?? [])
  return new Map([webpackCompilationHash, ...digests].map((old: string) => [old, other(name, old)]))
}

function changed(content: string, { name }: Change, names: ReadonlyMap<string, string>) {
  const said = sentences.reduce((all, sentence) => all.replaceAll(sentence, `${sentence} (${name})`), content)
  return said.replace(digest, (old) => names.get(old) ?? old)
}

async function renameBuild(site: string, { name }: Change) {
  const latest = join(site, 'builds/latest.json')
  const { id, ...rest } = JSON.parse(await readFile(latest, 'utf8'))
  const meta = JSON.parse(await readFile(join(site, `builds/meta/${id}.json`), 'utf8'))
  const own = other(name, id)
  await writeFile(join(site, `builds/meta/${own}.json`), JSON.stringify({ ...meta, id: own }))
  await writeFile(latest, JSON.stringify({ id: own, ...rest }))
}

/** Without compressed copies: the server sends the files as they are. */
async function copy(site: string, to: string) {
  await cp(site, to, { recursive: true, filter: (file) => !isCompressed(file) })
}

/** @returns the folder of a build that differs from the one in `site` by this change. */
export async function changedBuild(site: string, folder: string, change: Change): Promise<string> {
  const made = join(folder, change.name)
  await copy(site, made)
  const names = await otherNames(site, change)
  for (const entry of await readdir(made, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !textual.includes(extname(entry.name))) continue
    const file = join(entry.parentPath, entry.name)
    const content = await readFile(file, 'utf8')
    const next = changed(content, change, names)
    if (next !== content) await writeFile(file, next)
    const name = changed(entry.name, change, names)
    if (name !== entry.name) await rename(file, join(entry.parentPath, name))
  }
  await renameBuild(made, change)
  await stampPages(made)
  return made
}
