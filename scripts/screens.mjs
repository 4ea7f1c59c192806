/**
 * `node scripts/screens.mjs [name …]`: takes docs/screens, every screen in both languages at phone and desktop width, from a running shop.
 * BASE_URL names the shop (default http://127.0.0.1:8000).
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { root } from './run/root.mjs'
import { screens } from './screens/list.mjs'
import { ensureChromium } from './setup/chromium.mjs'
import { main, say } from './setup/say.mjs'

const base = process.env.BASE_URL ?? 'http://127.0.0.1:8000'
const folder = join(root, 'docs/screens')
const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 900 } }
/** A picture ends after three screens: it shows how a page looks, and every clone carries it. */
const screensShown = 3
/** Milliseconds. */
const longestDecoding = 5000
const wanted = process.argv.slice(2)

async function shoot(browser, screen, locale, size) {
  const context = await browser.newContext({
    viewport: sizes[size],
    locale: locale === 'ar' ? 'ar-SA' : 'en-GB',
    timezoneId: 'Asia/Riyadh',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  try {
    await screen.open(page, `${base}/${locale}`, locale)
    await page.waitForLoadState('networkidle')
    // From the top, and with the focus on nothing: a sticky header stands where it belongs, and no field is caught in the middle.
    if (!screen.keepsFocus)
      await page.evaluate(() => {
        document.activeElement?.blur()
        window.scrollTo(0, 0)
      })
    // A picture of a blur says nothing: what has begun to load is waited for. What lies below the screen may never begin.
    await page.evaluate(
      (longest) =>
        Promise.race([
          Promise.all([...document.images].filter(({ currentSrc }) => currentSrc).map((image) => image.decode().catch(() => null))),
          new Promise((resolve) => setTimeout(resolve, longest)),
        ]),
      longestDecoding,
    )
    // What is decoded is painted with the next frames.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const png = await page.screenshot({ fullPage: screen.whole ?? true, timeout: 120_000 })
    const file = join(folder, `${screen.name}-${locale}-${size}.webp`)
    const { width, height } = await sharp(png).metadata()
    await sharp(png)
      .extract({ left: 0, top: 0, width, height: Math.min(height, screensShown * sizes[size].height) })
      .webp({ quality: 60 })
      .toFile(file)
    say(`${screen.name} ${locale} ${size}`)
  } finally {
    await context.close()
  }
}

main(async () => {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  try {
    for (const screen of chosen)
      for (const locale of ['ar', 'en']) for (const size of Object.keys(sizes)) await shoot(browser, screen, locale, size)
  } finally {
    await browser.close()
  }
})
