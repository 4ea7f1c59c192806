/** Rules of the house that no import shows; each finds its offenders by reading the repository's own files. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notServedYet } from '../../server/not-served-yet'
import { endpoints } from '../contract/endpoints'
import { failures } from '../contract/failures'

const root = join(__dirname, '../..')
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const isCode = (file: string) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !/\.d\.ts$/.test(file)
const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file) || /(^|\/)(testing|e2e|bench)\//.test(file)
const exempt = (file: string) => /(^|\/)(seed|migrations|locales)\//.test(file)
const code = tracked.filter(isCode)
const product = code.filter((file) => !isTest(file) && !exempt(file))

const comment = /^\s*(\*|\/\/|\/\*)/

/** `file:line` of each line of code that matches; comments are prose. */
const lines = (files: string[], pattern: RegExp) =>
  files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) && !comment.test(line) ? [`${file}:${index + 1}`] : [])),
  )

type Dictionary = { [key: string]: string | Dictionary }
const flat = (dictionary: Dictionary, prefix = ''): string[] =>
  Object.entries(dictionary).flatMap(([key, value]) => (typeof value === 'string' ? [`${prefix}${key}`] : flat(value, `${prefix}${key}.`)))
const namespaces = tracked.filter((file) => /^src\/locales\/en\/.*\.json$/.test(file)).map((file) => file.replace('src/locales/en/', ''))
const dictionary = (locale: string, file: string): Dictionary => JSON.parse(read(`src/locales/${locale}/${file}`))
const plural = /_(zero|one|two|few|many|other)$/
const stems = (keys: string[]) => new Set(keys.map((key) => key.replace(plural, '')))

describe('the files', () => {
  it('have no name that says nothing', () => {
    expect(tracked.filter((file) => /(^|\/)(misc|utils?|helpers?|common|shared|types|manager)(\.tsx?|\/)/.test(file))).toEqual([])
  })
  it('stay small: 250 lines at most', () => {
    expect(product.filter((file) => read(file).split('\n').length > 251)).toEqual([])
  })
  it('hold no path of a machine and no any', () => {
    expect(lines(code, /(["'`(= ])\/(work|farm|root)\/[a-z]/)).toEqual([])
    expect(lines(product, /(: any\b|as any\b|<any>)/)).toEqual([])
  })
  it('let no journey answer in the server’s place: only films come from elsewhere', () => {
    const others = code.filter((file) => isTest(file) && file !== 'e2e/film-sites.ts')
    expect(lines(others, /\.fulfill\(|\brouteFromHAR\(/)).toEqual([])
  })
  it('skip no test', () => {
    expect(lines(code.filter(isTest), /^\s*(x(it|describe)\(|(it|test|describe)\.(skip|only|todo)\b)/)).toEqual([])
  })
})

/** Imports as written; `from` at a line's end of a longer one too. */
const importsOf = (file: string) =>
  [...read(file).matchAll(/^(?:import|export|\}).*?['"]([^'"]+)['"]\s*;?$/gm)].flatMap(([, name]) => name ?? [])

function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const name of importsOf(file)) if (name.startsWith('.')) withImports(join(file, '..', name), seen)
  return seen
}

describe('the scripts', () => {
  const commands: string[] = Object.values(JSON.parse(read('package.json')).scripts)
  const first = commands.flatMap((command) => /^node (scripts\/\S+)/.exec(command)?.[1] ?? [])
  it('that run before anything is installed need nothing but Node (decision 8)', () => {
    const all = [...new Set(first.flatMap((file) => [...withImports(file)]))]
    expect(all).toEqual(expect.arrayContaining(['scripts/start.mjs', 'scripts/setup/packages.mjs']))
    expect(all.flatMap((file) => importsOf(file).flatMap((name) => (/^(\.|node:)/.test(name) ? [] : [`${file}: ${name}`])))).toEqual([])
  })
})

describe('the documents', () => {
  const documents = tracked.filter((file) => file.endsWith('.md'))
  /** `server/db/seed`, `src/app/wake.ts`; not `src/features/<x>/`, which names none. */
  const path = /(?<![\w/-])(?:src|server|scripts|e2e|bench|plugins)\/[\w./-]*\w(?![\w*<{])/g
  const isThere = (name: string) => ['', '.ts', '.tsx', '.mjs'].some((ending) => existsSync(join(root, name + ending)))
  it('name no file that is not there', () => {
    const named = documents.flatMap((file) => [...read(file).matchAll(path)].map(([name]) => ({ file, name })))
    expect(named.length).toBeGreaterThan(100)
    expect(named.flatMap(({ file, name }) => (isThere(name) ? [] : [`${file}: ${name}`]))).toEqual([])
  })
  it('lead to no file that is not there', () => {
    const links = documents.flatMap((file) => [...read(file).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, to = '']) => ({ file, to })))
    expect(links.flatMap(({ file, to }) => (existsSync(join(root, file, '..', to)) ? [] : [`${file}: ${to}`]))).toEqual([])
  })
  it('list each assumption that the code marks, and none that it does not', () => {
    const entries = read('docs/assumptions.md')
      .split('\n')
      .filter((line) => line.startsWith('- '))
    const named = entries.map((entry) => ({ entry, names: [...entry.matchAll(path)].map(([name]) => name) }))
    const marked = code.filter((file) => !isTest(file) && read(file).includes('@assumed'))
    const isOf = (name: string) => (file: string) => file === name || file.startsWith(`${name}/`)
    expect(marked.filter((file) => !named.some(({ names }) => names.some((name) => isOf(name)(file))))).toEqual([])
    const unmarked = named.filter(({ names }) => names.length === 0 || !names.every((name) => marked.some(isOf(name))))
    expect(unmarked.map(({ entry }) => entry)).toEqual([])
  })
  it('say which groups of calls nobody serves yet', () => {
    const groups = new Set(notServedYet.map((name) => name.replace(/\/[^/]*$/, '')))
    const operations = read('docs/operations.md')
    expect([...groups].filter((group) => !operations.includes(`\`${group}`))).toEqual([])
  })
})

describe('the code', () => {
  it('reads the environment in one place', () => {
    const server = product.filter((file) => file.startsWith('server/') && file !== 'server/env.ts')
    expect(lines(server, /process\.env/)).toEqual([])
  })
  it('never decides by the text of a message (case 4)', () => {
    const site = product.filter((file) => file.startsWith('src/'))
    expect(lines(site, /\.message\s*===|\.message\.includes\(/)).toEqual([])
  })
  it('leaves no file to webpack to fetch ahead: what it misses nobody hears of, and Gatsby leaves the page (case 26)', () => {
    expect(lines(product, /webpackPre(fetch|load)/)).toEqual([])
  })
  it('names no component in a rule: elements of built pages have no such class (app/sleep/built-styles)', () => {
    const views = product.filter((file) => file.startsWith('src/') && file.endsWith('.tsx'))
    expect(lines(views, /&\S*\s*[+~]\s*&/)).toEqual([])
    expect(lines(views, /\$\{[A-Z]\w*\}[^`]*[{,]\s*$/)).toEqual([])
  })
  it('carries no calendar date in a Date (case 1)', () => {
    expect(
      lines(
        product.filter((file) => file !== 'src/domain/dates.ts'),
        /toISOString\(\)\.(slice|substring|substr|split)\(/,
      ),
    ).toEqual([])
  })
  it('keeps the domain pure: no clock, no network, no window', () => {
    const domain = product.filter((file) => file.startsWith('src/domain/'))
    expect(lines(domain, /Date\.now\(|Math\.random\(|\bfetch\(|\bwindow\.|\bdocument\.|floating/)).toEqual([])
  })
  it('swallows no error', () => {
    expect(lines(product, /catch\s*(\([^)]*\))?\s*\{\s*\}/)).toEqual([])
  })
  it('writes no sentence for a person outside the dictionaries', () => {
    const views = product.filter((file) => file.endsWith('.tsx'))
    expect(lines(views, />[^<>{}]*[\u0600-\u06FF][^<>{}]*</)).toEqual([])
    expect(lines(views, />\s*[A-Z][a-z]+ [a-z]+ [^<>{}=;()]*</)).toEqual([])
  })
})

describe('the contract', () => {
  it('gives each call its own path', () => {
    const paths = Object.values(endpoints).map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })
  it.each(['en', 'ar'])('has a sentence in %s for each failure', (locale) => {
    const sentences = new Set(flat(dictionary(locale, 'failures.json')))
    expect(Object.keys(failures).filter((code) => !sentences.has(code))).toEqual([])
  })
})

type Entry = { key: string; text: string }
const entriesOf = (dictionary: Dictionary, prefix: string): Entry[] =>
  Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ key: `${prefix}.${key}`, text: value }] : entriesOf(value, `${prefix}.${key}`),
  )

/** What their number counts stands in brackets, after a sign of times, or is said of cities, whose people are many. */
const inflectNothing = ['compare.show', 'course.city.population', 'mail.placed.rowTotal', 'school.people']

describe.each(['en', 'ar'])('the dictionaries in %s', (locale) => {
  it('have a form for each number of what they count (case 36)', () => {
    const all = namespaces.flatMap((file) => entriesOf(dictionary(locale, file), file.replace('.json', '')))
    const counting = all.filter(({ text }) => /\{\{-?\s*count\b/.test(text))
    expect(counting.length).toBeGreaterThan(100)
    expect(counting.flatMap(({ key }) => (plural.test(key) ? [] : [key])).sort()).toEqual(inflectNothing)
  })
})

describe.each(namespaces)('dictionary %s', (file) => {
  const keys = { en: flat(dictionary('en', file)), ar: flat(dictionary('ar', file)) }
  it('says the same things in both languages', () => {
    expect([...stems(keys.ar)].sort()).toEqual([...stems(keys.en)].sort())
  })
  it('has all six Arabic forms of each counted word (case 36)', () => {
    const counted = [...new Set(keys.en.filter((key) => plural.test(key)).map((key) => key.replace(plural, '')))]
    const missing = counted.flatMap((stem) =>
      ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `${stem}_${form}`).filter((key) => !keys.ar.includes(key)),
    )
    expect(missing).toEqual([])
  })
  it('leaves no text empty', () => {
    const empty = (locale: string) => JSON.stringify(dictionary(locale, file)).match(/:""/g) ?? []
    expect([...empty('en'), ...empty('ar')]).toEqual([])
  })
})
