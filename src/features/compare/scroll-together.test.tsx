import { fireEvent, render, screen } from '@testing-library/react'
import { useScrollTogether } from './scroll-together'

function Parts() {
  const together = useScrollTogether()
  return (
    <div>
      <p onScroll={together}>head</p>
      <p onScroll={together}>body</p>
    </div>
  )
}

const scrollTo = (part: HTMLElement, place: number) => {
  part.scrollLeft = place
  fireEvent.scroll(part)
}

it('given a body scrolled sideways, then the head is where the body is, right to left too', () => {
  render(<Parts />)
  const [head, body] = [screen.getByText('head'), screen.getByText('body')]
  scrollTo(body, -120)
  expect(head.scrollLeft).toBe(-120)
  scrollTo(head, -30)
  expect(body.scrollLeft).toBe(-30)
})

it('given a head that only arrives where the body was, then the body, further by now, is not held back', () => {
  render(<Parts />)
  const [head, body] = [screen.getByText('head'), screen.getByText('body')]
  scrollTo(body, 100)
  body.scrollLeft = 110
  fireEvent.scroll(head)
  expect(body.scrollLeft).toBe(110)
  fireEvent.scroll(body)
  expect(head.scrollLeft).toBe(110)
})
