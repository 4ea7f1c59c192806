import { expect, test } from '@playwright/test'
import { to } from '../src/config/routes'
import { courses, openCourse, press, sayStudent, total, watchConsole, weeks } from './shop'
import { pattern, text } from './texts'

const runs = [
  { locale: 'ar', tag: '@phone' },
  { locale: 'en', tag: '@desktop' },
] as const

/** Tomorrow in Riyadh as people type it: sooner than the shop's booking days allow. */
const typedTomorrow = () =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Riyadh', day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    Date.now() + 86_400_000,
  )

for (const { locale, tag } of runs) {
  const course = to.course(locale, courses.workedExample.url)
  test.describe(`choosing badly, in ${locale}`, { tag }, () => {
    test('a link with a start in the past opens the next start instead', async ({ page }) => {
      const messages = watchConsole(page)
      await openCourse(page, locale, courses.workedExample.url, '?start=2020-01-06&weeks=8')
      await expect(weeks(page)).toHaveValue('8')
      await expect(page.locator('#start')).not.toHaveValue('')
      await expect(page.locator('#start')).not.toHaveValue(/2020/)
      await expect(total(page)).toHaveText(/\d/)
      expect(messages).toEqual([])
    })

    test('a day on which nothing starts, a closed day, a past day and one too soon say why, and nothing goes into the cart', async ({
      page,
    }) => {
      await openCourse(page, locale, courses.workedExample.url)
      const year = new Date().getFullYear() + 1
      for (const [typed, ...problems] of [
        ['06/01/2020', 'startInPast'],
        [typedTomorrow(), 'startTooSoon'],
        [`25/12/${year}`, 'startOnClosedDay', 'startOnHoliday', 'notAStartDay'],
        ['١/١/٢٠٩٠', 'startTooFar'],
      ] as const) {
        await page.locator('#start').fill(typed)
        await page.locator('#start').press('Enter')
        const sentences = pattern(locale, 'pricing', ...problems.map((problem) => `problem.${problem}`))
        await expect(page.locator('#price-card')).toContainText(sentences)
        await expect(total(page)).toHaveText('–')
        await press(page, locale, 'course', 'card.add')
      }
      await page.locator('#start').fill('31/02/2027')
      await page.locator('#start').blur()
      await expect(page.locator('#price-card')).toContainText(text(locale, 'common', 'date.wrong'))
      await press(page, locale, 'course', 'card.add')
      await expect(page.locator('#start')).toBeFocused()
      await expect(page.getByText(text(locale, 'course', 'card.added'))).toHaveCount(0)
    })

    test('weeks take digits of both scripts, fall back from nonsense and stop at the bounds', async ({ page }) => {
      await page.goto(course)
      await sayStudent(page)
      for (const [typed, shown] of [
        ['٦', '6'],
        ['0', '6'],
        ['-1', '6'],
        ['1.5', '6'],
        ['abc', '6'],
        ['٤', '4'],
        ['1000000000', '48'],
        ['2', '2'],
      ] as const) {
        await weeks(page).fill(typed)
        await weeks(page).press('Enter')
        await expect(weeks(page), typed).toHaveValue(shown)
      }
      await page.goto(`${course}?weeks=-3`)
      await sayStudent(page)
      await expect(weeks(page)).toHaveValue('4')
    })

    test('a student under the minimum age reads why, and the course stays out of the cart', async ({ page }) => {
      await page.goto(to.course(locale, courses.adultsOnly.url))
      await sayStudent(page, `01/08/${new Date().getFullYear() - 16}`)
      await expect(page.locator('#price-card')).toContainText(pattern(locale, 'pricing', 'problem.studentTooYoung'))
      await press(page, locale, 'course', 'card.add')
      await expect(page.getByText(text(locale, 'course', 'card.added'))).toHaveCount(0)
    })

    test('a course that is not bookable says so and offers no button', async ({ page }) => {
      await page.goto(to.course(locale, courses.notBookable.url))
      await expect(page.getByText(text(locale, 'course', 'card.notBookable')).first()).toBeVisible()
      await expect(page.getByRole('button', { name: text(locale, 'course', 'card.add') })).toHaveCount(0)
    })
  })
}
