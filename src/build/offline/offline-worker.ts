import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bundle } from '../bundle'
import { appendScript } from './append-script'
import { offlinePages } from './offline-pages'

/** Gatsby's onPreBuild: the worker names the offline pages by a digest, so that each build brings its own. */
export async function onPreBuild() {
  const pages = offlinePages().map(({ locale, file, revision }) => [locale, { url: `/${file}`, revision }])
  await mkdir(dirname(appendScript), { recursive: true })
  await writeFile(appendScript, bundle('offline/worker.ts', { __OFFLINE_PAGES__: JSON.stringify(Object.fromEntries(pages)) }))
}

export async function writeOfflinePages(folder: string) {
  for (const { file, html } of offlinePages()) await writeFile(join(folder, file), html)
}
