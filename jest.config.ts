/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'

const swc: [string, Record<string, unknown>] = [
  '@swc/jest',
  {
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
    module: { type: 'commonjs' },
  },
]
const base = {
  setupFilesAfterEnv: ['<rootDir>/src/testing/repeat-under-ci.ts'],
  transform: { '\\.[jt]sx?$': swc },
  moduleNameMapper: { '^gatsby$': '<rootDir>/src/testing/gatsby-stub.tsx' },
  transformIgnorePatterns: ['/node_modules/(?!.*\\.mjs$|(htmlparser2|dom[a-z-]+|entities)/)'],
}
const built = ['/node_modules/', '/public/', '/.cache/', '/var/', '/e2e/']

/** Two projects: `node` for rules, server and build; `browser` (jsdom) for what renders: every `*.test.tsx`. */
const config: Config = {
  /* Suites drive a real server; on a busy machine a test that is right may take its time. */
  testTimeout: 30_000,
  /* Jest leaves one processor idle by itself: half of a machine that has two. */
  maxWorkers: '100%',
  projects: [
    { ...base, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'], testPathIgnorePatterns: built },
    {
      ...base,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/src/testing/patience.ts'],
      testMatch: ['**/*.test.tsx'],
      testPathIgnorePatterns: built,
    },
  ],
}

export default config
