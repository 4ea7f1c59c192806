/** The only reader of process.env. Refuses to start with a sentence that says what to change. */
import { BlockList, isIP } from 'node:net'
import { join, resolve } from 'node:path'

export type Env = {
  mode: 'development' | 'production' | 'test'
  host: string
  port: number
  /** `postgres://…`, or the path of an SQLite file. */
  databaseUrl: string
  dataDir: string
  /** Uploaded photographs; shared by all processes of one database. */
  picturesDir: string
  /** The built site; may not exist yet. */
  siteDir: string
  /** Without a trailing slash; links in mails begin with it. */
  publicUrl: string
  smtpUrl: string | null
  mailFrom: string
  /** Addresses or CIDRs of the proxies whose X-Forwarded-For counts; empty: nobody's. */
  trustProxy: string[]
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** What to put into an empty database. */
  seed: 'demo' | 'none'
  /** Calls a minute from one address before 429. */
  callsPerMinute: number
  /** Event loop delay in milliseconds from which calls are answered 503; 0: never. */
  overloadDelay: number
  /** What asks for /metrics sends it as a bearer token. Null: open in development, no such page in production. */
  metricsSecret: string | null
  /** Whether /docs is there. */
  apiDocs: boolean
}

type Source = Record<string, string | undefined>

export class EnvProblem extends Error {}

const oneOf = <T extends string>(source: Source, name: string, values: readonly T[], otherwise: T): T => {
  const value = source[name] || otherwise
  const found = values.find((candidate) => candidate === value)
  if (!found) throw new EnvProblem(`${name} is "${value}": use one of ${values.join(', ')}.`)
  return found
}

const whole = (source: Source, name: string, otherwise: number, [least, most]: [number, number]): number => {
  const text = source[name] || String(otherwise)
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new EnvProblem(`${name} is "${text}": use a whole number from ${least} to ${most}.`)
  return value
}

function url(source: Source, name: string, protocols: string[]): string | null {
  const text = source[name]
  if (!text) return null
  const parsed = URL.canParse(text) ? new URL(text) : null
  if (!parsed || !protocols.includes(parsed.protocol))
    throw new EnvProblem(`${name} is "${text}": use a URL that begins with ${protocols.join('// or ')}//.`)
  return text.replace(/\/+$/, '')
}

function proxies(source: Source): string[] {
  const list = (source.TRUST_PROXY ?? '').split(',').flatMap((part) => part.trim() || [])
  for (const entry of list) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    try {
      new BlockList().addSubnet(address, prefix === undefined ? 32 : Number(prefix), family)
    } catch {
      throw new EnvProblem(`TRUST_PROXY has "${entry}": use addresses or CIDRs separated by commas, e.g. 10.0.0.0/8.`)
    }
  }
  return list
}

function database(source: Source, dataDir: string): string {
  const text = source.DATABASE_URL
  if (!text) return join(dataDir, 'rihla.db')
  if (/^postgres(ql)?:\/\//.test(text)) return url(source, 'DATABASE_URL', ['postgres:', 'postgresql:']) ?? text
  if (/^[a-z]+:\/\//.test(text) && !/^(file|sqlite):\/\//.test(text))
    throw new EnvProblem('DATABASE_URL names a database we do not speak: use postgres://… or the path of an SQLite file.')
  return text
}

const shortestSecret = 16

function secret(source: Source, name: string): string | null {
  const text = source[name]
  if (!text) return null
  if (text.length < shortestSecret || /\s/.test(text))
    throw new EnvProblem(`${name} is too easy to guess: use at least ${shortestSecret} characters without blanks.`)
  return text
}

/** Reads and checks the environment. Fails with an EnvProblem whose message is a whole sentence. */
export function readEnv(source: Source = process.env): Env {
  const mode = oneOf(source, 'NODE_ENV', ['development', 'production', 'test'] as const, 'development')
  const port = whole(source, 'PORT', 8000, [0, 65_535])
  const dataDir = resolve(source.DATA_DIR || 'var')
  const smtpUrl = url(source, 'SMTP_URL', ['smtp:', 'smtps:'])
  if (mode === 'production' && !smtpUrl)
    throw new EnvProblem('SMTP_URL is missing: in production mail must leave, e.g. smtps://user:password@mail.example:465.')
  if (mode === 'production' && !source.PUBLIC_URL)
    throw new EnvProblem('PUBLIC_URL is missing: links in mails begin with it, e.g. https://rihla.example.')
  return {
    mode,
    host: source.HOST || (mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    port,
    databaseUrl: database(source, dataDir),
    dataDir,
    picturesDir: resolve(source.PICTURES_DIR || join(dataDir, 'pictures')),
    siteDir: resolve(source.SITE_DIR || 'public'),
    publicUrl: url(source, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`,
    smtpUrl,
    mailFrom: source.MAIL_FROM || 'Rihla <no-reply@localhost>',
    trustProxy: proxies(source),
    logLevel: oneOf(
      source,
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const,
      mode === 'test' ? 'silent' : 'info',
    ),
    seed: oneOf(source, 'SEED', ['demo', 'none'] as const, mode === 'production' ? 'none' : 'demo'),
    callsPerMinute: whole(source, 'CALLS_PER_MINUTE', 3000, [1, 1_000_000]),
    overloadDelay: whole(source, 'OVERLOAD_DELAY', mode === 'test' ? 0 : 1000, [0, 60_000]),
    metricsSecret: secret(source, 'METRICS_SECRET'),
    apiDocs: oneOf(source, 'API_DOCS', ['on', 'off'] as const, mode === 'production' ? 'off' : 'on') === 'on',
  }
}
