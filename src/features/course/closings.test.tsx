import { screen } from '@testing-library/react'
import type { Locale } from '../../config/locales'
import { renderPage } from '../../testing/render-page'
import { factsRead } from '../../testing/what-is-read'
import { Closings } from './closings'
import type { CoursePage } from './course-page'

const over = { from: '2026-02-22', to: '2026-02-28' }
const endsToday = { from: '2026-02-23', to: '2026-03-01' }
const holidays = ['2026-04-06', '2026-05-04', '2026-05-25', '2026-08-31', '2026-12-25', '2026-12-28'].map((day) => ({ from: day, to: day }))

/** On a page built on 1 March 2026. */
function show(closings: { from: string; to: string }[], locale: Locale = 'en') {
  const branch = { closings: closings.map((days) => ({ ...days, reason: 'Holiday' })) }
  renderPage(<Closings page={{ branch, builtOn: '2026-03-01' } as CoursePage} />, locale)
}

test('given closing dates, then what is over is left out, and what ends on the day of the build is not over', () => {
  show([over, endsToday, ...holidays.slice(0, 1)])
  expect(factsRead()).toEqual(['23 February 2026 to 1 March 2026: Holiday', '6 April 2026: Holiday'])
})

test('given more than six that are to come, then the first six of them', () => {
  show([over, endsToday, ...holidays])
  const shown = factsRead()
  expect(shown).toHaveLength(6)
  expect([shown[0], shown[5]]).toEqual(['23 February 2026 to 1 March 2026: Holiday', '25 December 2026: Holiday'])
})

test('given none that is to come, then there is no such part', () => {
  show([over])
  expect(screen.queryByRole('heading')).toBeNull()
  expect(factsRead()).toEqual([])
})

test('given an Arabic page, then heading, days and months are Arabic', () => {
  show([endsToday, ...holidays.slice(0, 1)], 'ar')
  expect(screen.getByRole('heading').textContent).toBe('أيام الإغلاق')
  expect(factsRead()).toEqual(['من 23 فبراير 2026 إلى 1 مارس 2026: Holiday', '6 أبريل 2026: Holiday'])
})
