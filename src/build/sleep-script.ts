import { resolve } from 'node:path'
import { buildSync } from 'esbuild'

/** The inline script of sleeping pages, bundled and minified from src/app/sleep. */
export function buildSleepScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve('src/app/sleep/sleep.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
  })
  return outputFiles[0]?.text.trim() ?? ''
}
