/**
 * The search engine over 10,000 courses: the browser's index and queries, and the server's words, suggestions and lists under load, beside a bare Fastify.
 * `node --import tsx bench/search.ts [seconds]`. Ends with 1 when words on the server, whichever are asked, or the size of an index are over their
 * bars (design bars.md); the other figures are for comparing on one machine.
 */
import { brotliCompressSync, constants } from 'node:zlib'
import { marketTerms } from '../server/modules/store/store-config'
import { locales } from '../src/config/locales'
import { todayInRiyadh } from '../src/domain/dates'
import { createFactMaker } from '../src/domain/search/facts'
import { type IndexFile, writeIndex } from '../src/domain/search/index-file'
import { openIndex } from '../src/domain/search/open-index'
import { makeTable } from '../src/domain/search/table'
import { besides, type Figures, saturate, steady, type Target } from './load'
import { type Shop, withBareServer, withShop } from './shop-server'

const seconds = Number(process.argv[2] ?? 5)
const courses = 10_000
const steadyRate = 500
/** Before anything is measured, of each kind: a process that has just begun still compiles what it runs. */
const warmSeconds = 2
/** Words at the steady rate, in milliseconds; an index in kilobytes. */
const bars = { words: 5, index: 80 }

const words = [
  'london',
  'لندن',
  'general english',
  'مكثفة',
  'french paris',
  'ielts',
  'ألمانيا',
  'group 351',
  'oxford business',
  'intensve',
  'berlin',
]
const filters = [
  'language=english&country=GB&sort=price&facets=1',
  'city=london&level=B1&sort=name&page=3&facets=1',
  'weeks=4&age=17&sort=rating&facets=1',
  'type=intensive&lessons=25-29&time=morning&facets=1',
  'accommodation=homestay&rating=40&sort=distance&facets=1',
  'month=2027-02&offer=1&facets=1',
]

type Varied = { measured: string[]; before: string[] }

/** As many as are asked at 500/s, and for a second before; and as many others. */
function varied(query: (index: number) => URLSearchParams): Varied {
  const all = Array.from({ length: (seconds + 1) * steadyRate * 2 }, (_, index) => query(index).toString())
  return { measured: all.slice(0, all.length / 2), before: all.slice(all.length / 2) }
}

/** Each list with every age and some pages, so that none comes twice. */
const variedLists = () =>
  varied((index) => {
    const query = new URLSearchParams(filters[index % filters.length])
    query.set('age', String(12 + (Math.floor(index / filters.length) % 60)))
    query.set('page', String(1 + Math.floor(index / (filters.length * 60))))
    return query
  })

/** In turns a course's number, and the words below a price nobody named before. */
const variedWords = () =>
  varied((index) => {
    const dearest = String(100_000_000 + index)
    return new URLSearchParams(index % 2 === 0 ? { q: `group ${index + 1}` } : { q: words[index % words.length] ?? '', max_price: dearest })
  })

const typed = words.flatMap((word) => Array.from({ length: word.length }, (_, last) => word.slice(0, last + 1)))
/** Every beginning of the words in every list, at an age. */
const variedTyping = () =>
  varied((index) => {
    const query = new URLSearchParams(filters[Math.floor(index / typed.length) % filters.length])
    query.set('age', String(12 + (Math.floor(index / (typed.length * filters.length)) % 60)))
    query.set('q', typed[index % typed.length] ?? '')
    return query
  })

function browserFigures(file: IndexFile) {
  const text = JSON.stringify(file)
  const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  const began = performance.now()
  const index = openIndex(JSON.parse(text) as IndexFile)
  const opening = performance.now() - began
  const queries = [...words.map((q) => ({ q })), ...filters.map((query) => Object.fromEntries(new URLSearchParams(query)))]
  const time = (run: () => unknown) => {
    const times = Array.from({ length: 200 }, () => {
      const since = performance.now()
      run()
      return performance.now() - since
    }).sort((a, b) => a - b)
    return times[100] ?? 0
  }
  const medians = queries.map((query) => time(() => index.courses({ ...query, limit: 12 })))
  const suggesting = words.map((typed) => time(() => index.suggest({ q: typed })))
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    brotliKB: round(brotli / 1000),
    openMs: round(opening),
    queryMs: round(medians.reduce((total, one) => total + one, 0) / medians.length),
    slowestQueryMs: round(Math.max(...medians)),
    slowestSuggestMs: round(Math.max(...suggesting)),
  }
}

/** What the bar of words is for; suggestions answer words half typed. */
const judged = ['words, 500/s', 'words nobody asked before, 500/s', 'suggestions while typing, 500/s'] as const

type Measured = {
  browser: Record<string, ReturnType<typeof browserFigures>>
  server: Record<(typeof judged)[number], Figures> & Record<string, Figures>
}

/** What is over its bar, in words; a failed answer is none that was fast. */
function faults({ browser, server }: Measured): string[] {
  const answers = judged.flatMap((name) => {
    const { p99, failed } = server[name]
    return [
      ...(p99 > bars.words ? [`${name}: p99 ${p99} ms > ${bars.words} ms`] : []),
      ...(failed > 0 ? [`${name}: ${failed} failed`] : []),
    ]
  })
  const indexes = Object.entries(browser).filter(([, { brotliKB }]) => brotliKB > bars.index)
  return [...answers, ...indexes.map(([locale, { brotliKB }]) => `index ${locale}: ${brotliKB} KB > ${bars.index} KB`)]
}

async function measureShop({ app, port, visit }: Shop): Promise<Measured> {
  const headers = await visit()
  const target = (paths: string[]): Target => ({ port, requests: paths.map((path) => ({ path: `/restfulapi/${path}`, headers })) })
  const search = target(words.map((q) => `core/catalogsearch/search?store_view=ar&limit=20&q=${encodeURIComponent(q)}`))
  const same = target(filters.map((query) => `course/getCourses?store_view=en&limit=20&${query}`))
  const both = ({ measured, before }: Varied, call: string) => {
    const targetOf = (queries: string[]) => target(queries.map((query) => `${call}&${query}`))
    return { measured: targetOf(measured), before: targetOf(before) }
  }
  const lists = both(variedLists(), 'course/getCourses?store_view=en&limit=20')
  const newWords = both(variedWords(), 'core/catalogsearch/search?store_view=ar&limit=20')
  const typing = both(variedTyping(), 'core/catalogsearch/suggest?store_view=ar')
  for (const warming of [search, same, lists.before, newWords.before, typing.before]) await saturate(warming, warmSeconds)
  const server = {
    'words, 500/s': await steady(search, seconds, steadyRate),
    'words nobody asked before, 500/s': await steady(newWords.measured, seconds, steadyRate),
    'suggestions while typing, 500/s': await steady(typing.measured, seconds, steadyRate),
    'words, saturated': await saturate(search, seconds),
    'lists with facets, 500/s': await steady(same, seconds, steadyRate),
    'lists with facets, saturated': await saturate(same, seconds),
    'lists nobody asked before, 500/s': await steady(lists.measured, seconds, steadyRate),
  }
  // Last: what it leaves behind in memory would be swept away while the server answers.
  const snapshot = await app.services.catalogue.current()
  const today = todayInRiyadh(Date.now())
  const facts = snapshot.courses.map(createFactMaker(today, marketTerms(snapshot)))
  const table = makeTable(snapshot, facts, today)
  const browser = Object.fromEntries(locales.map((locale) => [locale, browserFigures(writeIndex(table, facts, locale))]))
  return { browser, server }
}

async function main(): Promise<void> {
  const hello = (port: number): Target => ({ port, requests: [{ path: '/' }] })
  const reference = await withBareServer(async (port) => {
    await saturate(hello(port), warmSeconds)
    return {
      'bare Fastify, 500/s': await steady(hello(port), seconds, steadyRate),
      'bare Fastify, saturated': await saturate(hello(port), seconds),
    }
  })
  const { browser, server } = await withShop({ courses }, measureShop)
  console.log(`Browser, ${courses} further courses (bar: ${bars.index} KB brotli, 2 ms a query)`)
  console.table(browser)
  console.log(`Server (bars: words p99 ${bars.words} ms at ${steadyRate}/s; lists 2,000/s, p99 10 ms at ${steadyRate}/s)`)
  console.table(besides({ ...reference, ...server }, reference['bare Fastify, saturated']))
  console.log(`memory of server and measurement together: ${Math.round(process.memoryUsage().rss / 1e6)} MB`)
  const complaints = faults({ browser, server })
  for (const complaint of complaints) console.error(`✗ ${complaint}`)
  console.log(complaints.length === 0 ? 'Words and indexes are under their bars.' : `${complaints.length} faults`)
  process.exitCode = complaints.length === 0 ? 0 : 1
}

void main()
