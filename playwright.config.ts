import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
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
const phone = { ...devices['Pixel 7'], ...quiet, viewport: { width: 360, height: 780 } }
const desktop = { ...devices['Desktop Chrome'], ...quiet, viewport: { width: 1280, height: 900 } }

/**
 * Journeys against a running server with a built site: BASE_URL names it (`npm run e2e` starts one and sets it).
 * Every journey runs in both languages itself; the projects are the two sizes.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['line']],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:8000',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
  },
  projects: [
    { name: 'phone', use: phone },
    { name: 'desktop', use: desktop },
  ],
})
