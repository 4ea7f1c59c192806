/** @jest-environment ./src/testing/browser-with-server.ts */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { decideReview } from '../../../server/modules/reviews/moderation'
import { place, readyCart } from '../../../server/testing/booking-steps'
import { courseIds, smallCatalogue } from '../../../server/testing/small-catalogue'
import { describeOnBoth, type TestApp } from '../../../server/testing/test-app'
import { client } from '../../../server/testing/test-client'
import type { Locale } from '../../config/locales'
import { ratingsOf } from '../../domain/reviews/ratings'
import { asBrowser } from '../../testing/into-app'
import { renderPage } from '../../testing/render-page'
import { ReviewsOpener } from './reviews-opener'

const written = {
  course_id: courseIds.worked,
  customer_id: null,
  order_id: null,
  nickname: 'Noura',
  title: '<script>alert(1)</script>',
  body: 'The teachers were patient.',
  rating: 4,
  criteria: '{}',
  locale: 'en',
  state: 'pending' as const,
  verified: 1 as const,
  answer: null,
  created_at: '2026-02-01T08:00:00.000Z',
  decided_at: null,
}
const text = { ...written, id: 7, verified: true, created_on: '2026-02-01' }
const shown = { ratings: ratingsOf([{ rating: 4, criteria: { teaching: 5 }, verified: true }]), texts: [text] }

const open = (locale: Locale, isRated: boolean) =>
  renderPage(<ReviewsOpener about={{ branch_id: 1 }} shown={isRated ? shown : null} courseId={courseIds.worked} />, locale)

test('given ratings, then the page has their mean, their spread and a text in its own language before anything is pressed', () => {
  open('ar', true)
  expect(screen.getByText(/من 5 في تقييم واحد، منها تقييم واحد ممن حجزوا عن طريقنا/).textContent).toMatch(/^4\.0/)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['مستوى التدريس'])
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toContain('4 نجوم1')
  const words = screen.getByText(written.body).parentElement
  expect([words?.lang, words?.dir]).toEqual(['en', 'ltr'])
  expect(document.querySelector('script')).toBeNull()
})

async function fill(user: ReturnType<typeof userEvent.setup>, number: string, email: string) {
  await user.click(within(screen.getByRole('group', { name: 'All in all' })).getByRole('radio', { name: '4 stars of 5' }))
  await user.type(screen.getByLabelText('Title'), 'Good')
  await user.type(screen.getByLabelText('Your review'), 'The teachers were patient with us.')
  await user.type(screen.getByLabelText('Name to be shown'), 'Noura')
  await user.selectOptions(screen.getByLabelText('Language of your review'), 'ar')
  await user.type(screen.getByLabelText('Booking number'), number)
  await user.type(screen.getByLabelText('E-mail of the booking'), email)
  await user.click(screen.getByLabelText('You may show my review with this name'))
}

async function bookedBy(app: TestApp, email: string): Promise<string> {
  const visitor = await client(app)
  return (await place(visitor, await readyCart(visitor, undefined, email))).body.number
}

const kept = (app: TestApp) => app.services.db.selectFrom('reviews').selectAll().where('body', 'like', '%with us.').execute()

describeOnBoth(
  'reviews on a page',
  (getApp) => {
    beforeEach(() => {
      window.localStorage.clear()
      globalThis.fetch = asBrowser(getApp())
    })

    test('given a review with errors, then each is named; a refused proof loses nothing; pressed twice it is one review and waits', async () => {
      const user = userEvent.setup()
      const number = await bookedBy(getApp(), 'noura@example.com')
      open('en', true)
      await user.click(screen.getByRole('button', { name: 'Read the review' }))
      await user.click(await screen.findByRole('button', { name: 'Write a review' }))
      await user.click(await screen.findByRole('button', { name: 'Send the review' }))
      const summary = await screen.findByRole('alert')
      for (const rule of ['Choose one to five stars', 'Enter the booking number', 'Without this we may not show your review'])
        expect(summary.textContent).toContain(rule)

      await fill(user, 'RH-26-000019', 'noura@example.com')
      await user.click(screen.getByRole('button', { name: 'Send the review' }))
      expect((await screen.findByText(/We find no booking of this course/)).textContent).toBeTruthy()
      expect((screen.getByLabelText('Your review') as HTMLTextAreaElement).value).toBe('The teachers were patient with us.')
      await user.clear(screen.getByLabelText('Booking number'))
      await user.type(screen.getByLabelText('Booking number'), number)
      await user.dblClick(screen.getByRole('button', { name: 'Send the review' }))
      expect((await screen.findByText(/shown after checking/)).textContent).toBeTruthy()
      expect(await kept(getApp())).toMatchObject([
        { course_id: courseIds.worked, rating: 4, locale: 'ar', state: 'pending', nickname: 'Noura' },
      ])
    })

    test('given a review, then what it holds is text, and it can be reported once with a reason, the focus going along', async () => {
      const user = userEvent.setup()
      const { db } = getApp().services
      const { id } = await db.insertInto('reviews').values(written).returning('id').executeTakeFirstOrThrow()
      await decideReview(db, id, 'published', '2026-02-02T08:00:00.000Z')
      open('en', true)
      await user.click(screen.getByRole('button', { name: 'Read the review' }))
      await user.click(await screen.findByRole('button', { name: `Report the review “${written.title}”` }))
      expect(document.activeElement).toBe(screen.getByLabelText('What is wrong with it?'))
      expect(screen.getAllByRole('heading', { name: written.title })).toHaveLength(1)
      expect(document.querySelector('script')).toBeNull()
      await user.selectOptions(screen.getByLabelText('What is wrong with it?'), 'advertising')
      await user.click(screen.getByRole('button', { name: 'Send' }))
      expect(await screen.findByText('Thank you. We will look at this review.')).toBe(document.activeElement)
      expect(await db.selectFrom('review_reports').select(['review_id', 'reason']).execute()).toEqual([
        { review_id: id, reason: 'advertising' },
      ])
      expect(screen.queryByRole('button', { name: /Report/ })).toBeNull()
    })

    test('given a course nobody has reviewed, in Arabic, then the first review can be written and what is missing is said', async () => {
      const user = userEvent.setup()
      open('ar', false)
      await user.click(screen.getByRole('button', { name: 'اكتب أول تقييم' }))
      const stars = within(await screen.findByRole('group', { name: 'التقييم العام' }))
      await user.click(stars.getByRole('radio', { name: 'نجمتان من 5' }))
      expect((stars.getByRole('radio', { name: 'نجمتان من 5' }) as HTMLInputElement).checked).toBe(true)
      await user.click(screen.getByRole('button', { name: 'أرسل التقييم' }))
      expect((await screen.findByRole('alert')).textContent).toContain('اكتب رقم الحجز')
    })
  },
  { prepare: smallCatalogue },
)
