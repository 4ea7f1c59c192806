import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const stamp = / data-digest="[^"]*"/
const htmlFile = (path: string) => (path.endsWith('.html') ? path : join(path, 'index.html'))

type PageData = { path: string; result: object }

/** @returns the page with a digest of itself, and the digest. A page that has one already keeps it while it is the same. */
export function stampHtml(html: string): { html: string; digest: string } {
  const bare = html.replace(stamp, '')
  const digest = createHash('sha256').update(bare).digest('base64url').slice(0, 8)
  return { html: bare.replace('<body', `<body data-digest="${digest}"`), digest }
}

async function stampPage(folder: string, dataFile: string) {
  const data: PageData = JSON.parse(await readFile(dataFile, 'utf8'))
  const file = join(folder, htmlFile(data.path))
  const built = await readFile(file, 'utf8')
  const { html, digest } = stampHtml(built)
  if (html !== built) await writeFile(file, html)
  const stamped = { ...data, result: { ...data.result, digest } }
  await writeFile(dataFile, JSON.stringify(stamped))
}

/** The HTML of a page and its data say that they are of one build, so that a page that was opened before a deployment knows that what it asks for is not (src/app/page-loading). */
export async function stampPages(folder: string): Promise<void> {
  const entries = await readdir(join(folder, 'page-data'), { recursive: true, withFileTypes: true })
  const files = entries.filter(({ name }) => name === 'page-data.json').map((entry) => join(entry.parentPath, entry.name))
  for (const file of files) await stampPage(folder, file)
}
