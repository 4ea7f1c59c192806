import { screen } from '@testing-library/react'
import type { TripNow } from '../../api/wish-calls'
import { renderPage } from '../../testing/render-page'
import { WishTrip } from './wish-trip'

const starts = ['2027-03-01', '2027-03-08', '2027-03-15']
const gone = 'The start you chose is not possible any more. Choose another.'

/** The answer to a trip asked from `start`: it can be had from `possible`. */
const answerTo = (start: string, possible: string) =>
  ({ id: 1, weeks: 8, start, starts, course: { minWeeks: 1, maxWeeks: 48, trip: { weeks: 8, startDate: possible } } }) as unknown as TripNow

function show(chosen: string, trip: TripNow) {
  const wish = { id: 1, weeks: 8, start: chosen, seen: null, on: '2027-01-05' }
  renderPage(<WishTrip wish={wish} trip={trip} startError={undefined} onChange={() => undefined} />, 'en')
  return { start: screen.getByLabelText<HTMLSelectElement>('Start date').value, isGone: screen.queryByText(gone) !== null }
}

describe('weeks and start of a wish', () => {
  test('given another start just chosen, while its answer is on its way, then it stays chosen and nothing is said of it', () => {
    expect(show('2027-03-08', answerTo('2027-03-01', '2027-03-01'))).toEqual({ start: '2027-03-08', isGone: false })
  })
  test('given a start that its answer can’t give, then it says so and asks for another', () => {
    expect(show('2027-03-08', answerTo('2027-03-08', '2027-03-15'))).toEqual({ start: '', isGone: true })
  })
  test('given a start that can be had, then it is shown', () => {
    expect(show('2027-03-15', answerTo('2027-03-15', '2027-03-15'))).toEqual({ start: '2027-03-15', isGone: false })
  })
})
