import { speculationRules } from '../config/speculation-rules'
import { bundle } from './bundle'
import { fileName } from './file-name'
import { printFile } from './print-file'
import { rareFacesFile } from './rare-faces-file'

/** The text of the script that the sleep script puts into a page, and that the page's policy therefore has to name. */
export const speculationText = JSON.stringify(speculationRules)

function build() {
  const text = bundle('sleep/sleep.ts', {
    __SPECULATION_RULES__: speculationText,
    __PRINT_FILE__: `/${printFile.name}`,
    __RARE_FACES_FILE__: `/${rareFacesFile.name}`,
  })
  const name = fileName('sleep', text, 'js')
  return { inline: bundle('sleep/inline.ts', { __SLEEP_FILE__: `/${name}` }), notFound: bundle('sleep/not-found.ts'), file: { name, text } }
}

let built: ReturnType<typeof build> | undefined
/** @returns the inline script of sleeping pages, that of not-found pages, and the file that the first fetches. Made once a build: pages name the file by a digest of its content. */
export function buildSleepScripts() {
  built ??= build()
  return built
}
