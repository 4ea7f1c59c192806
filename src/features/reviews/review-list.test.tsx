import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from '../../config/locales'
import type { Review } from '../../contract/review-schema'
import { ratingsOf } from '../../domain/reviews/ratings'
import { renderPage } from '../../testing/render-page'
import { scriptedFetch } from '../../testing/scripted-fetch'
import type { Reply } from '../../testing/scripted-server'
import { ReviewsOpener } from './reviews-opener'

const add = 'core/products/addProductReview'
const report = 'core/products/reportReview'
const review: Review = {
  id: 7,
  product_id: 1,
  course: 'General English',
  nickname: 'Noura',
  title: '<script>alert(1)</script>',
  body: 'The teachers were patient.',
  rating: 4,
  criteria: {},
  locale: 'en',
  verified: true,
  answer: null,
  created_on: '2026-02-01',
}

const shown = { ratings: ratingsOf([{ rating: 4, criteria: { teaching: 5 }, verified: true }]), texts: [review] }

const failing = (code: string, fields?: Record<string, string>): Reply => ({
  status: 422,
  body: { success: false, error: { code, fields } },
})

function open(locale: Locale, count: number, added: (turn: number) => Reply = () => ({})) {
  const server = scriptedFetch(async ({ path }, turn) => {
    if (path === 'getPwaToken') return { body: { success: true, 'Pwa-Token': 't', 'Pwa-Code': 'c' } }
    if (path === 'core/products/getProductsReviews') {
      const items = count > 0 ? [review] : []
      return { body: { items, total: items.length, page: 1, pages: items.length } }
    }
    return path === add ? added(turn) : { body: { success: true } }
  })
  globalThis.fetch = server.fetch as typeof fetch
  renderPage(<ReviewsOpener about={{ branch_id: 1 }} shown={count > 0 ? shown : null} courseId={1} />, locale)
  return server
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.click(within(screen.getByRole('group', { name: 'All in all' })).getByRole('radio', { name: '4 stars of 5' }))
  await user.type(screen.getByLabelText('Title'), 'Good')
  await user.type(screen.getByLabelText('Your review'), 'The teachers were patient with us.')
  await user.type(screen.getByLabelText('Name to be shown'), 'Noura')
  await user.selectOptions(screen.getByLabelText('Language of your review'), 'ar')
  await user.type(screen.getByLabelText('Booking number'), 'RH-26-000019')
  await user.type(screen.getByLabelText('E-mail of the booking'), 'noura@example.com')
  await user.click(screen.getByLabelText('You may show my review with this name'))
}

test('given a review with errors, then each is named; a refused proof loses nothing; a repeat is the same review and waits for checking', async () => {
  const user = userEvent.setup()
  const server = open('en', 1, (turn) => (turn === 0 ? failing('review_booking_unknown') : {}))
  await user.click(screen.getByRole('button', { name: 'Read the review' }))
  await user.click(await screen.findByRole('button', { name: 'Write a review' }))
  await user.click(await screen.findByRole('button', { name: 'Send the review' }))
  const summary = await screen.findByRole('alert')
  for (const rule of ['Choose one to five stars', 'Enter the booking number', 'Without this we may not show your review'])
    expect(summary.textContent).toContain(rule)
  expect(server.callsTo(add)).toHaveLength(0)

  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Send the review' }))
  expect((await screen.findByRole('alert')).textContent).toContain('We find no booking of this course')
  expect((screen.getByLabelText('Your review') as HTMLTextAreaElement).value).toBe('The teachers were patient with us.')
  await user.click(screen.getByRole('button', { name: 'Send the review' }))
  expect((await screen.findByText(/shown after checking/)).textContent).toBeTruthy()
  const [first, second] = server.callsTo(add)
  expect(first?.headers['idempotency-key']).toBe(second?.headers['idempotency-key'])
  expect(second?.body).toMatchObject({ product_id: 1, rating: 4, store_view: 'ar', booking_number: 'RH-26-000019' })
})

test('given ratings, then the page has their mean, their spread and a text in its own language before anything is pressed', () => {
  open('ar', 1)
  expect(screen.getByText(/من 5 في تقييم واحد، منها تقييم واحد ممن حجزوا عن طريقنا/).textContent).toMatch(/^4\.0/)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['مستوى التدريس'])
  expect(screen.getAllByRole('listitem').map((row) => row.textContent?.slice(0, 8))).toEqual(
    expect.arrayContaining([expect.stringContaining('4 نجوم1')]),
  )
  const words = screen.getByText(review.body).parentElement
  expect([words?.lang, words?.dir]).toEqual(['en', 'ltr'])
  expect(document.querySelector('script')).toBeNull()
})

test('given a review, then what it holds is text, and it can be reported once with a reason', async () => {
  const user = userEvent.setup()
  const server = open('en', 1)
  await user.click(screen.getByRole('button', { name: 'Read the review' }))
  expect(await screen.findByRole('heading', { name: review.title })).toBeTruthy()
  expect(document.querySelector('script')).toBeNull()
  await user.click(screen.getByRole('button', { name: `Report the review “${review.title}”` }))
  await user.selectOptions(screen.getByLabelText('What is wrong with it?'), 'advertising')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Thank you. We will look at this review.')).toBeTruthy()
  expect(server.callsTo(report).map(({ body }) => body)).toEqual([{ review_id: 7, reason: 'advertising' }])
  expect(screen.queryByRole('button', { name: /Report/ })).toBeNull()
})

test('given a course nobody has reviewed, in Arabic, then the first review can be written and what is missing is said', async () => {
  const user = userEvent.setup()
  open('ar', 0)
  await user.click(screen.getByRole('button', { name: 'اكتب أول تقييم' }))
  const stars = within(await screen.findByRole('group', { name: 'التقييم العام' }))
  await user.click(stars.getByRole('radio', { name: 'نجمتان من 5' }))
  expect((stars.getByRole('radio', { name: 'نجمتان من 5' }) as HTMLInputElement).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'أرسل التقييم' }))
  expect((await screen.findByRole('alert')).textContent).toContain('اكتب رقم الحجز')
})
