import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { readTrips } from '../../domain/trip-list'
import { useStore } from '../../hooks/use-store'
import { gate } from '../../testing/scripted-cart'
import type { Reply, Seen } from '../../testing/scripted-server'
import { renderShopPage } from '../../testing/shop-page'
import { OwnList } from './own-list'

const course = {
  ...{ id: 7, url: 'general-english', name: 'General English', minWeeks: 1, maxWeeks: 48, bookable: true },
  school: { id: 1, url: 'demo', name: 'Demo School' },
  city: { id: 1, url: 'london', name: 'London', poster: 'london' },
}
/** Each trip as it is asked for, SAR 100 a week; every day of `starts` can be had. */
const starts = ['2027-03-01', '2027-03-08']
const priced = ({ query }: Seen): Reply => ({
  body: {
    items: readTrips(query.get('trips') ?? '').map(({ id, weeks, start }) => ({
      ...{ product_id: id, weeks, start, starts },
      course: { ...course, trip: { weeks, startDate: start, totalSar: 10_000 * Number(weeks) } },
    })),
  },
})

const List = () => {
  const store = useStore('en')
  return store && <OwnList store={store} />
}

type Case = { /** How long a booking takes. */ booking?: Promise<void> /** What it is answered. */; answer?: Reply }

/** The list with five weeks from 1 March on it, priced. From then on prices are late. */
async function show({ booking, answer }: Case = {}) {
  let isLate = false
  const shop = await renderShopPage(<List />, {
    interfere: async (seen) => {
      if (seen.path === 'core/cart/addToCart') {
        await booking
        if (answer) return answer
      }
      if (seen.path !== 'course/getTrips') return null
      return isLate ? new Promise<Reply>(() => undefined) : priced(seen)
    },
  })
  act(() => shop.root.wishlist.keep({ id: 7, weeks: 5, start: '2027-03-01', seen: 50_000, on: '2026-03-01' }))
  await screen.findByText(/5 weeks from/)
  isLate = true
  const booked = () => shop.server.callsTo('core/cart/addToCart').map(({ body }) => body)
  return { ...shop, booked }
}
const weeks = () => screen.getByRole<HTMLInputElement>('spinbutton').value
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('given a wish whose price of today comes late', () => {
  test('when one week more is pressed and it is added at once, then what the card shows is booked', async () => {
    const { booked } = await show()
    press('One week more')
    press('Add to cart')
    await screen.findByText('The booking is in your cart')
    expect(weeks()).toBe('6')
    expect(booked()).toEqual([expect.objectContaining({ courseId: 7, weeks: 6, startDate: '2027-03-01' })])
  })
  test('when another start is chosen and it is added at once, then that one is booked, and nobody is asked for a start', async () => {
    const { booked } = await show()
    fireEvent.change(screen.getByLabelText('Start date'), { target: { value: '2027-03-08' } })
    press('Add to cart')
    await screen.findByText('The booking is in your cart')
    expect(booked()).toEqual([expect.objectContaining({ weeks: 5, startDate: '2027-03-08' })])
  })
  test('when one week more is pressed, then course and quote are those of what the card shows', async () => {
    await show()
    press('One week more')
    expect(screen.getByRole('link', { name: 'General English' }).getAttribute('href')).toContain('?weeks=6&start=2027-03-01')
    expect(screen.getByRole('link', { name: 'Put into a quote' }).getAttribute('href')).toContain('weeks=6&start=2027-03-01')
  })
  test('when weeks are changed while it is being added, then the cart counts it and the card says nothing of it', async () => {
    const { passed, open } = gate()
    const { counts, booked } = await show({ booking: passed })
    press('Add to cart')
    await waitFor(() => expect(booked()).toHaveLength(1))
    press('One week more')
    open()
    await waitFor(() => expect(counts.at(-1)).toBe(1))
    await act(async () => undefined)
    expect(screen.queryByText('The booking is in your cart')).toBeNull()
  })
})

describe('given a wish whose booking is refused', () => {
  const refused = (error: object): Reply => ({ status: 400, body: { error: { code: 'cart_choice_invalid', requestId: 'r', ...error } } })
  test('when its price hangs on the student’s age, then the card sends her to the course, with the trip it shows', async () => {
    await show({ answer: refused({ fields: { birthDate: 'needed' } }) })
    press('Add to cart')
    await screen.findByText('Enter the student’s details on the course page first.')
    expect(screen.getByRole('link', { name: 'Go to the course' }).getAttribute('href')).toContain('?weeks=5&start=2027-03-01')
  })
  test('when it is for another reason, then that is said, and nothing of the student', async () => {
    await show({ answer: refused({ code: 'cart_item_not_bookable' }) })
    press('Add to cart')
    await screen.findByText('Currently you can not book this course')
    expect(screen.queryByRole('link', { name: 'Go to the course' })).toBeNull()
  })
})
