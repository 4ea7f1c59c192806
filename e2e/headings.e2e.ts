import { expect, test } from '@playwright/test'
import { locales } from '../src/config/locales'
import { to } from '../src/config/routes'
import { awake, watchWaking } from './page-check'

/** Below the header, and not far below it. */
const near = { top: 60, bottom: 160 }

for (const locale of locales)
  test(`given a long text of which the end is not drawn yet, when its last heading is chosen, then the page goes there and stays (${locale})`, {
    tag: '@phone',
  }, async ({ page }) => {
    await watchWaking(page)
    const tools = await page.context().newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(to.privacy(locale), { waitUntil: 'commit' })
    const last = page.locator('main details a[href^="#"]').last()
    await last.waitFor({ state: 'attached' })
    // By hand: what is to be pressed is looked at first for a while, and then everything is drawn.
    const { x, y, id } = await last.evaluate((link: HTMLAnchorElement) => {
      link.closest('details')?.toggleAttribute('open', true)
      link.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = link.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2, id: decodeURIComponent(link.hash.slice(1)) }
    })
    await page.touchscreen.tap(x, y)
    await awake(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-fresh')
    const place = () =>
      page.evaluate(
        (id) =>
          new Promise<number>((resolve) =>
            requestIdleCallback(() => resolve(document.getElementById(id)?.getBoundingClientRect().top ?? 0)),
          ),
        id,
      )
    await expect.poll(place).toBeLessThan(near.bottom)
    expect(await place()).toBeGreaterThan(near.top)
  })
