/** Goes to a page of the language `base` ends with. */
export const at = (path) => async (page, base) => {
  await page.goto(`${base}${path}`)
  await settle(page)
}

/** Wakes a sleeping page the way a visitor does, and brings every lazy picture in. */
async function settle(page) {
  await page.keyboard.press('Tab')
  await page.waitForTimeout(800)
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y)
      await new Promise((wake) => setTimeout(wake, 30))
    }
    window.scrollTo(0, 0)
  })
}
