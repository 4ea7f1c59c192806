import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder, wherever a script is called from. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
