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

/**
 * In the page. A picture of a blur says nothing: what lies below the screen is asked for too, and a picture is decoded with what is painted around
 * it, not some time after; the browser lays the page out anew for the photograph of its whole height, and would begin to decode again.
 */
function picturesIn(longest) {
  const images = [...document.images]
  for (const image of images) Object.assign(image, { loading: 'eager', decoding: 'sync' })
  const there = Promise.all(images.map((image) => image.decode().catch(() => null)))
  return Promise.race([there, new Promise((resolve) => setTimeout(resolve, longest))])
}

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
        for (const element of document.querySelectorAll('*')) element.scrollTop = 0
        window.scrollTo(0, 0)
      })
    await page.evaluate(picturesIn, longestDecoding)
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
