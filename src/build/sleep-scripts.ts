import { resolve } from 'node:path'
import { buildSync } from 'esbuild'
import { speculationRules } from '../config/speculation-rules'
import { fileName } from './file-name'
import { printFile } from './print-file'

/** Of a script of src/app/sleep, bundled and minified. */
function bundle(entry: string, constants: Record<string, string>): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve('src/app/sleep', entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    define: Object.fromEntries(Object.entries(constants).map(([name, text]) => [name, JSON.stringify(text)])),
  })
  return outputFiles[0]?.text.trim() ?? ''
}

/** The text of the script that the sleep script puts into a page, and that the page's policy therefore has to name. */
export const speculationText = JSON.stringify(speculationRules)

function build() {
  const text = bundle('sleep.ts', { __SPECULATION_RULES__: speculationText, __PRINT_FILE__: `/${printFile.name}` })
  const name = fileName('sleep', text, 'js')
  return { inline: bundle('inline.ts', { __SLEEP_FILE__: `/${name}` }), notFound: bundle('not-found.ts', {}), file: { name, text } }
}

let built: ReturnType<typeof build> | undefined
/** @returns the inline script of sleeping pages, that of not-found pages, and the file that the first fetches. Made once a build: pages name the file by a digest of its content. */
export function buildSleepScripts() {
  built ??= build()
  return built
}
