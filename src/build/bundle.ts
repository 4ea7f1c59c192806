import { resolve } from 'node:path'
import { buildSync } from 'esbuild'

/** A script of src/app with all it imports, minified. @param constants names of texts that are filled in. */
export function bundle(entry: string, constants: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve('src/app', entry)],
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
