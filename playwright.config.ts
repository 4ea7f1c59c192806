import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell'
/** Chromium's own errands (updates, sync) are off: they would fail, loudly, on a machine without the internet. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const quiet = { launchOptions: { executablePath, args } }
/** A machine that does other work at the same time may take longer: E2E_PATIENCE=3 waits three times as long. */
const patience = Number(process.env.E2E_PATIENCE || 1)
const phone = { ...devices['Pixel 7'], ...quiet, viewport: { width: 360, height: 780 } }
const desktop = { ...devices['Desktop Chrome'], ...quiet, viewport: { width: 1280, height: 900 } }

/**
 * Journeys against a running server with a built site: BASE_URL names it (`npm run e2e` starts one and sets it).
 * Every journey runs in both languages itself; the projects are the two sizes. A journey whose size does not matter is tagged with one of them.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  /** A shared machine may stall for longer than any patience; what only passes again is reported as flaky. */
  retries: process.env.CI ? 2 : 0,
  forbidOnly: true,
  timeout: 60_000 * patience,
  expect: { timeout: 10_000 * patience },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['line']],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:8000',
    // Recording costs a third of the run: `npm run e2e -- --trace retain-on-failure` when a picture does not say enough.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
  },
  projects: [
    { name: 'phone', use: phone, grepInvert: /@desktop/ },
    { name: 'desktop', use: desktop, grepInvert: /@phone/ },
  ],
})
