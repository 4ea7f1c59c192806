import { EnvProblem, readEnv } from './env'

const reading = (source: Record<string, string>) => () => readEnv(source)

test('given nothing, the defaults of development: the shop on port 8000, SQLite under var, mail in the mailbox, demo catalogue', () => {
  const env = readEnv({})
  expect(env).toMatchObject({
    mode: 'development',
    host: '127.0.0.1',
    port: 8000,
    smtpUrl: null,
    seed: 'demo',
    publicUrl: 'http://localhost:8000',
    trustProxy: [],
  })
  expect(env.databaseUrl).toBe(`${process.cwd()}/var/rihla.db`)
  expect(env.siteDir).toBe(`${process.cwd()}/public`)
})

test.each([
  [{ PORT: '80x' }, 'PORT is "80x"'],
  [{ PORT: '70000' }, 'PORT is "70000"'],
  [{ NODE_ENV: 'staging' }, 'NODE_ENV is "staging": use one of development, production, test.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ SEED: 'yes' }, 'SEED'],
  [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL names a database we do not speak'],
  [{ PUBLIC_URL: 'rihla.example' }, 'PUBLIC_URL is "rihla.example": use a URL that begins with http:// or https://.'],
  [{ SMTP_URL: 'mail.example:25' }, 'SMTP_URL'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY has "true"'],
  [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY has "10.0.0.0/99"'],
  [{ METRICS_SECRET: 'short' }, 'METRICS_SECRET is too easy to guess'],
  [{ API_DOCS: 'yes' }, 'API_DOCS is "yes": use one of on, off.'],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'https://rihla.example' }, 'SMTP_URL is missing'],
  [{ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' }, 'PUBLIC_URL is missing'],
])('given %j, it refuses with a sentence that says so', (source, sentence) => {
  expect(reading(source)).toThrow(EnvProblem)
  expect(reading(source)).toThrow(sentence)
})

test('given production with all it needs, nothing is seeded and everybody may connect', () => {
  const env = readEnv({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://rihla.example/',
    SMTP_URL: 'smtps://u:p@mail.example:465',
    TRUST_PROXY: '10.0.0.0/8, ::1',
  })
  expect(env).toMatchObject({ host: '0.0.0.0', seed: 'none', publicUrl: 'https://rihla.example', trustProxy: ['10.0.0.0/8', '::1'] })
})
